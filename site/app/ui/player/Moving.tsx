import type { ComponentProps } from 'react';
import type { Playable } from './film.ts';

interface Props extends Omit<ComponentProps<'video'>, 'src' | 'poster'> {
  film: Playable;
}

/** The film with the browser's own controls. Nothing of it is fetched before it is played. */
export const Moving = ({ film: { title, src, type, poster, width, height, captions }, ...video }: Props) => (
  <video
    controls
    playsInline
    preload="none"
    {...video}
    poster={poster}
    width={width}
    height={height}
    aria-label={title}
  >
    <source src={src} type={type} />
    {captions && <track kind="captions" src={captions.src} srcLang={captions.lang} label={captions.label} default />}
  </video>
);
