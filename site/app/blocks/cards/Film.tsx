import type { ReactNode } from 'react';
import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { localeFacts } from '../../locale/locales.ts';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { Film as FilmData } from '../fields/index.ts';

type OwnFile = NonNullable<FilmData['file']>;

/** Nothing of it is fetched before it is played. */
const Own = ({ file, film: { title, captions, poster } }: { file: OwnFile; film: FilmData }) => {
  const locale = useLocale();
  const { url, width, height } = poster ?? {};
  return (
    // biome-ignore lint/a11y/useMediaCaption: the captions are the editor's to give; a silent film may do without
    <video controls playsInline preload="none" poster={url} width={width} height={height} aria-label={title}>
      <source src={file.url} type={file.mime} />
      {captions && <track kind="captions" src={captions.url} srcLang={locale} label={localeFacts[locale].name} />}
    </video>
  );
};

/** A host's film: our own poster and a way out. Nothing is asked of the host before the visitor goes there. */
const Hosted = ({ url, poster }: { url: string; poster: FilmData['poster'] }) => {
  const locale = useLocale();
  return (
    <>
      {poster && <Picture image={poster} />}
      <p>{m.film_consent({}, { locale })}</p>
      <p>
        <LocaleLink to={url}>{m.film_elsewhere({}, { locale })}</LocaleLink>
      </p>
    </>
  );
};

const moving = (film: FilmData): ReactNode => {
  if (film.file) return <Own file={film.file} film={film} />;
  if (film.hostedUrl) return <Hosted url={film.hostedUrl} poster={film.poster} />;
  return film.poster && <Picture image={film.poster} />;
};

/** A film with its title, what it is about and how long it takes. */
export const Film = ({ film }: { film: FilmData }) => (
  <figure>
    {moving(film)}
    <figcaption>
      <p>{film.title}</p>
      {film.description && <Paragraphs text={film.description} />}
      {film.duration && <p>{film.duration}</p>}
    </figcaption>
  </figure>
);
