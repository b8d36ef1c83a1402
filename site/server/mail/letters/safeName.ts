const words = 4;
const longest = 40;

/** Letters, and what stands between them in names: no digit, no colon, no slash, no sign of a mail address. */
const looksLikeName = /^[\p{L}\p{M}\p{Zs}'’.-]+$/u;
/** `evil.example` becomes a link in most mail programs; `J.P.` does not. */
const looksLikeLink = /\.[\p{L}\p{M}]{2}/u;

/**
 * A name as it may stand in a letter to an address that whoever typed the name may not own: short, and nothing that a
 * mail program would turn into a link. Undefined for anything else: then nobody is greeted by name.
 */
export const safeName = (name: string): string | undefined => {
  if (!looksLikeName.test(name) || looksLikeLink.test(name)) return undefined;
  const short = name.split(/\p{Zs}+/u).slice(0, words);
  while (short.join(' ').length > longest) short.pop();
  return short.join(' ') || undefined;
};
