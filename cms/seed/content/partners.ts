import { type Entry, wordmark } from '../define';

/** A client's name is the same in every language, and so is its word mark. */
const client = (key: string, name: string, order: number): Entry => {
  const fields = { name, kind: 'client', logo: wordmark(name), order };
  return { key: `partner:${key}`, en: fields, nl: fields };
};

const partner = (key: string, name: string, url: string, order: number, en: string, nl: string): Entry => ({
  key: `partner:${key}`,
  en: { name, kind: 'partner', url, order, text: en },
  nl: { name, kind: 'partner', url, order, text: nl },
});

export const clients: Entry[] = [
  client('maasvlot', 'Maasvlot', 1),
  client('tarra', 'Tarra', 2),
  client('oeverbank', 'Oeverbank', 3),
  client('bolder', 'Bolder & Zn', 4),
  client('noordkaap', 'Noordkaap', 5),
  client('kustwacht-zes', 'Kustwacht Zes', 6),
  client('sluis-stuw', 'Sluis & Stuw', 7),
  client('trek', 'Havendienst Trek', 8),
  client('overdekt', 'Overdekt', 9),
  client('waterrand', 'Gemeente Waterrand', 10),
  client('spoor-noord', 'Spoor Noord', 11),
  client('peil', 'Peil', 12),
  client('graaf', 'Graaf', 13),
  client('noorderwind', 'Noorderwind', 14),
];

export const partners: Entry[] = [
  partner(
    'kademuur',
    'Kademuur',
    'https://kademuur.example',
    1,
    'Hosting on the right side of the dyke',
    'Hosting aan de goede kant van de dijk',
  ),
  partner(
    'van-loon-peil',
    'Van Loon & Peil',
    'https://vanloonpeil.example',
    2,
    'Lawyers who answer in sentences',
    'Juristen die in zinnen antwoorden',
  ),
  partner(
    'draagvlak',
    'Studio Draagvlak',
    'https://draagvlak.example',
    3,
    'Research with people who hate research',
    'Onderzoek met mensen die niet van onderzoek houden',
  ),
  partner(
    'zilt',
    'Zilt',
    'https://zilt.example',
    4,
    'Type, signs, and the paint on the door',
    'Letters, borden en de verf op de deur',
  ),
];
