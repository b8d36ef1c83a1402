import { candidates } from './candidates.ts';
import { imageAddress, standInWidth } from './imageAddress.ts';
import styles from './Picture.module.css';

interface Source {
  url: string;
  width: number | undefined;
  height: number | undefined;
  alt: string;
  /** The point that stays in view when the frame cuts the picture, in per cent. The middle, if it is not given. */
  focal?: { x: number; y: number };
}

interface Props {
  image: Source;
  /** Another viewpoint for narrow screens, not a crop. */
  narrow?: Source | undefined;
  /** What is to be seen, in the page's language; empty for decoration. Falls back on what the medium says of itself. */
  alt?: string | undefined;
  /** The first large picture of a screen is fetched first; every other one when it comes near. */
  eager?: boolean;
  /** How wide the picture is shown, as `sizes` of HTML says it. */
  sizes?: string;
  /** Whether the frame cuts the picture (the default) or leaves room around it. */
  fit?: 'cover' | 'contain';
  /** Of the frame. It may give a ratio or a height; without, the frame takes the picture's. */
  className?: string | undefined;
  /** Of a detail's header: the one that the picture of its card grows into. */
  grows?: boolean;
}

const narrowScreens = '(max-width: 1023px)';
const formats = ['avif', 'webp'] as const;
const fallbackWidth = 1280;
const standIn = { format: 'webp', width: standInWidth } as const;

/** The kinds that cannot be seen through; anything else would show its stand-in behind it. */
const opaque = /\.jpe?g(?:\?|$)/i;
const moving = /\.gif(?:\?|$)/i;

/** The middle goes without saying, unless there is something to overrule. */
const heart = ({ focal = { x: 50, y: 50 } }: Source) => ({
  'data-x': Math.round(focal.x / 10) * 10,
  'data-y': Math.round(focal.y / 10) * 10,
});

const Sources = ({ of, sizes, media }: { of: Source; sizes: string; media?: string }) =>
  formats.map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      media={media}
      srcSet={candidates(of, format)}
      sizes={sizes}
      width={of.width}
      height={of.height}
    />
  ));

/** A tiny copy behind the picture (`docs/decisions`): no request of weight, and gone from sight when the picture is there. */
const StandIn = ({ image, narrow }: { image: Source; narrow: Source | undefined }) => (
  <picture>
    {narrow && <source media={narrowScreens} srcSet={imageAddress(narrow.url, standIn)} />}
    <img
      className={`${styles['image']} ${styles['standIn']}`}
      src={imageAddress(image.url, standIn)}
      width={image.width}
      height={image.height}
      alt=""
      aria-hidden="true"
      loading="lazy"
    />
  </picture>
);

/** A picture in the size and format the screen needs, with its measures, so that nothing moves when it arrives. */
export const Picture = ({
  image,
  narrow,
  alt,
  eager = false,
  sizes = '100vw',
  fit = 'cover',
  className,
  grows,
}: Props) => {
  const animated = moving.test(image.url);
  return (
    <span
      className={[styles['frame'], styles['heart'], className].filter(Boolean).join(' ')}
      {...(image.focal && heart(image))}
      data-grows={grows ? '' : undefined}
    >
      {opaque.test(image.url) && fit === 'cover' && <StandIn image={image} narrow={narrow} />}
      <picture className={styles['heart']} {...(narrow && (narrow.focal || image.focal) && heart(narrow))}>
        {narrow && <Sources of={narrow} sizes={sizes} media={narrowScreens} />}
        {!animated && <Sources of={image} sizes={sizes} />}
        <img
          className={fit === 'contain' ? `${styles['image']} ${styles['contain']}` : styles['image']}
          src={animated ? image.url : imageAddress(image.url, { width: fallbackWidth })}
          width={image.width}
          height={image.height}
          alt={alt ?? image.alt}
          loading={eager ? undefined : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </span>
  );
};
