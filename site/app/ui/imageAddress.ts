/** The specification's breakpoints: xs, sm, md, lg, xl, and xxl, which is also called 2xl. */
const breakpoints = [320, 640, 768, 1024, 1280, 1536] as const;

/** Widths a picture is made in: the breakpoints, for screens of one and of two dots to a pixel. */
export const widths: readonly number[] = [...new Set([...breakpoints, ...breakpoints.map((width) => width * 2)])].sort(
  (a, b) => a - b,
);

/** The stand-in that is shown until a picture is there. */
export const standInWidth = 24;

export interface ImageOrder {
  format?: 'avif' | 'webp' | 'jpeg' | 'png';
  width?: number;
  quality?: number;
}

/** A whole address as one segment of a path, without any sign that something on the way could read as more than that. */
const enclose = (address: string): string => {
  const bytes = [...new TextEncoder().encode(address)].map((byte) => String.fromCharCode(byte)).join('');
  return `~${btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
};

/**
 * Where the image service gives a picture in a form of one's choice (`server/images`).
 * @param url `/media/{name}`, with `?v=` if it is known when the file was last changed, or a whole https address
 */
export const imageAddress = (url: string, { format, quality, width }: ImageOrder): string => {
  const [, name, version] = /^\/media\/([^/?#]+)(?:\?v=(\w+))?$/.exec(url) ?? [];
  const modifiers = [
    format && `f_${format}`,
    quality && `q_${quality}`,
    width && `w_${width}`,
    version && `v_${version}`,
  ];
  return `/image/${modifiers.filter(Boolean).join(',') || '_'}/${name ?? enclose(URL.canParse(url) ? new URL(url).href : url)}`;
};
