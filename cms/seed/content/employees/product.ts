import type { Entry } from '../../define';
import { person } from './person';

export const product: Entry[] = [
  person(
    {
      key: 'dewi',
      name: 'Dewi Sarijo',
      team: 'product',
      order: 4,
      line: '07',
      motif: 'lift',
      theme: 'fog',
      hours: ['Mon 09:00', 'Tue 09:30', 'Wed 16:00', 'Thu 13:00'],
    },
    {
      role: 'Delivery lead',
      hello: 'I find out what is stuck, and I bring cake when it is not.',
      quote: 'A plan is a promise. A planning is a weather forecast.',
      lead: 'I was a stage manager for eight years. The curtain goes up at eight, whatever the tenor feels.',
      text:
        'So I know the difference between what must be finished and what would be nice. I keep both lists, and I ' +
        'read the second one aloud as little as possible.',
      picture: ['A lift bridge with its deck in the air', 'It goes up on time. The tenor can say what he likes.'],
      agenda: [
        ['02-25', 'Sitting down to a stand-up', 'On the quay, 11:00'],
        ['10-07', 'Planning like a theatre', 'Library, Hoogstraat, 19:30'],
      ],
    },
    {
      role: 'Delivery lead',
      hello: 'Ik zoek uit wat er vastzit. Zit er niets vast, dan haal ik taart.',
      quote: 'Een plan is een belofte. Een planning is een weerbericht.',
      lead: 'Ik was acht jaar toneelmeester. Om acht uur gaat het doek op, wat de tenor er ook van vindt.',
      text:
        'Dus ken ik het verschil tussen wat af moet en wat leuk zou zijn. Van allebei hou ik een lijst bij. Die ' +
        'tweede lees ik zo min mogelijk voor.',
      picture: ['Een hefbrug met het dek omhoog', 'Gaat op tijd omhoog. De tenor zegt maar wat.'],
      agenda: [
        ['02-25', 'Zittend naar de stand-up', 'Op de kade, 11.00 uur'],
        ['10-07', 'Plannen zoals het theater', 'Bibliotheek, Hoogstraat, 19.30 uur'],
      ],
    },
  ),
  person(
    {
      key: 'harjit',
      name: 'Harjit Gill',
      team: 'product',
      order: 5,
      line: '08',
      motif: 'bridge',
      theme: 'tide',
      hours: ['Mon 14:00', 'Wed 10:30', 'Fri 11:00'],
    },
    {
      role: 'Product lead, Alloq',
      hello: 'I lead Alloq. I can tell you who may do what, and since when, and why on earth.',
      quote: 'Every key was once a favour.',
      lead:
        'My father was a concierge with ninety keys. He knew each one by its teeth. I thought: there must be a ' +
        'list.',
      text:
        'There is a list now. It keeps forty companies’ doors in order and it fits on one screen. Ask for a demo and ' +
        'bring somebody who has left; we can usually still let them in.',
      picture: ['A bridge hung on many stays', 'Seventeen cables, and somebody can explain each of them.'],
      agenda: [
        ['01-21', 'Reading permissions aloud', 'On the quay, 16:00'],
        ['04-08', 'Last day at work: a checklist', 'Library, Hoogstraat, 19:30'],
      ],
    },
    {
      role: 'Productlead Alloq',
      hello: 'Ik leid Alloq. Ik kan je vertellen wie wat mag, sinds wanneer, en waarom in hemelsnaam.',
      quote: 'Elke sleutel was ooit een gunst.',
      lead:
        'Mijn vader was conciërge met negentig sleutels. Hij kende ze aan hun tanden. Ik dacht: er moet een ' +
        'lijst zijn.',
      text:
        'Die lijst is er nu. Hij houdt de deuren van veertig bedrijven bij en past op één scherm. Vraag een demo ' +
        'aan en neem iemand mee die al uit dienst is. Meestal kunnen we die nog binnenlaten.',
      picture: ['Een brug aan een waaier van tuien', 'Zeventien kabels, en van elke weet iemand waarom.'],
      agenda: [
        ['01-21', 'Rechten voorlezen', 'Op de kade, 16.00 uur'],
        ['04-08', 'Laatste werkdag: een afvinklijst', 'Bibliotheek, Hoogstraat, 19.30 uur'],
      ],
    },
  ),
  person(
    {
      key: 'bram',
      name: 'Bram Kuiper',
      team: 'product',
      order: 9,
      line: '09',
      motif: 'hull',
      theme: 'tide',
      hours: ['Wed 13:00', 'Thu 09:00', 'Fri 10:00'],
    },
    {
      role: 'Product owner on loan',
      hello: 'I came for a year, three years ago. Nobody has asked for me back.',
      quote: 'The backlog is where ideas go to be polite.',
      lead: 'I sit at the client’s side of the table, even when the table is ours.',
      text:
        'I go along with a client until they have somebody of their own who can do this, and then I teach that ' +
        'person everything and leave. It is a strange trade. Every success is a farewell.',
      picture: ['The bow of a ship with draught marks', 'On loan too, this one. You can tell by the rope.'],
      agenda: [
        ['03-04', 'Throwing away a backlog, together', 'On the quay, 16:00'],
        ['11-11', 'How to leave a project', 'Library, Hoogstraat, 19:30'],
      ],
    },
    {
      role: 'Product owner te leen',
      hello: 'Ik kwam voor een jaar, drie jaar geleden. Niemand heeft me nog teruggevraagd.',
      quote: 'De backlog is waar ideeën heen gaan om beleefd te zijn.',
      lead: 'Ik zit aan de kant van de klant, ook als het onze tafel is.',
      text:
        'Ik loop met een klant mee tot daar zelf iemand rondloopt die het kan. Die leer ik dan alles, en daarna ga ' +
        'ik weg. Raar vak. Elk succes is een afscheid.',
      picture: ['De boeg van een schip met diepgangsmerken', 'Ook te leen. Dat zie je aan het touw.'],
      agenda: [
        ['03-04', 'Samen een backlog weggooien', 'Op de kade, 16.00 uur'],
        ['11-11', 'Hoe je een project verlaat', 'Bibliotheek, Hoogstraat, 19.30 uur'],
      ],
    },
  ),
  person(
    {
      key: 'imani',
      name: 'Imani Plet',
      team: 'product',
      order: 12,
      line: '12',
      motif: 'bow',
      theme: 'signal',
      hours: ['Mon 15:30', 'Tue 13:00', 'Thu 11:30', 'Fri 14:00'],
    },
    {
      role: 'Product lead, Tradingterms',
      hello: 'I lead Tradingterms. I collect promises that nobody remembers making.',
      quote: 'Empty means forever. So fill it in.',
      lead:
        'I come from a family of market traders, where a deal is a handshake and everybody remembers the ' +
        'handshake differently.',
      text:
        'Tradingterms writes the handshake down, in a sentence both sides can read, with a date on which it stops. ' +
        'Ninety stalls use it now. My uncle is number forty-one, and still haggles.',
      picture: ['A ship seen straight from the front', 'Deep in the water: somebody honoured a discount from 1998.'],
      agenda: [
        ['02-11', 'Reading your own small print', 'On the quay, 16:00'],
        ['06-24', 'End dates, and how to say goodbye to a discount', 'Library, Hoogstraat, 19:30'],
      ],
    },
    {
      role: 'Productlead Trading\u00ADterms',
      hello: 'Ik leid Tradingterms. Ik verzamel beloftes waarvan niemand meer weet wie ze deed.',
      quote: 'Leeg betekent voor altijd. Vul dus iets in.',
      lead:
        'Ik kom uit een familie van marktkooplui. Een afspraak is daar een handdruk, en iedereen herinnert zich ' +
        'een andere.',
      text:
        'Tradingterms schrijft die handdruk op, in een zin die allebei de partijen kunnen lezen, met een datum ' +
        'waarop hij ophoudt. Negentig kramen werken ermee. Mijn oom is nummer eenenveertig en dingt nog altijd af.',
      picture: ['Een schip recht van voren', 'Diep in het water: hier gold nog een korting uit 1998.'],
      agenda: [
        ['02-11', 'Je eigen kleine lettertjes lezen', 'Op de kade, 16.00 uur'],
        ['06-24', 'Einddatums, en hoe je een korting uitzwaait', 'Bibliotheek, Hoogstraat, 19.30 uur'],
      ],
    },
  ),
];
