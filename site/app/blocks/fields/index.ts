export * from './cards.ts';
export * from './items.ts';
export * from './link.ts';
export * from './media.ts';
export * from './offer.ts';
export * from './populate.ts';
export * from './richText.ts';
export * from './text.ts';
