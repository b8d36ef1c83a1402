import type { ReactNode } from 'react';
import { localeFacts } from '../../locale/locales.ts';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { imageAddress } from '../../ui/imageAddress.ts';
import type { Playable } from '../../ui/player/film.ts';
import { Player } from '../../ui/player/Player.tsx';
import type { Film } from '../fields/index.ts';

/** As wide as its dialog becomes; every browser that plays the film draws this format. */
const posterOrder = { format: 'webp', width: 1280 } as const;

interface Props {
  film: Film;
  /** Of what is pressed. */
  className?: string | undefined;
  /** The face of what is pressed. */
  children: ReactNode;
}

/** Something to press that plays a film of our own; nothing where there is no file. */
export const FilmPlayer = ({ film: { title, file, poster, captions }, className, children }: Props) => {
  const locale = useLocale();
  if (!file) return null;
  const film: Playable = {
    title,
    src: file.url,
    type: file.mime,
    poster: poster && imageAddress(poster.url, posterOrder),
    width: poster?.width,
    height: poster?.height,
    captions: captions && { src: captions.url, lang: locale, label: localeFacts[locale].name },
  };
  return (
    <Player film={film} close={m.menu_close_word({}, { locale })} className={className}>
      {children}
    </Player>
  );
};
