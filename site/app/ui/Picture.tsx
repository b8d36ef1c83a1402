interface Source {
  url: string;
  width: number | undefined;
  height: number | undefined;
  alt: string;
}

interface Props {
  image: Source;
  /** Another viewpoint for narrow screens, not a crop. */
  narrow?: Source | undefined;
  /** What is to be seen, in the page's language; empty for decoration. Falls back on what the medium says of itself. */
  alt?: string | undefined;
  /** The first large picture of a screen is fetched first; every other one when it comes near. */
  eager?: boolean;
}

/** A picture with its measures, so that nothing moves when it arrives. */
export const Picture = ({ image, narrow, alt, eager = false }: Props) => (
  <picture>
    {narrow && <source media="(max-width: 1023px)" srcSet={narrow.url} width={narrow.width} height={narrow.height} />}
    <img
      src={image.url}
      width={image.width}
      height={image.height}
      alt={alt ?? image.alt}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  </picture>
);
