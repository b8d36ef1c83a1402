/** A film that can be played here: a file, and what belongs to it. */
export interface Playable {
  title: string;
  src: string;
  type: string;
  poster?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
  captions?: { src: string; lang: string; label: string } | undefined;
}
