import { block, type Entry, ref } from '../../define';
import { metadata } from '../sections';

const filterBy = ['engineers', 'designers', 'product', 'quay'].map((key) => ref(`team:${key}`));

export const employeesOverview: Entry[] = [
  {
    key: 'employees-overview',
    en: {
      title: 'Show me',
      emptyTitle: 'Nobody by that name on this quay',
      emptyText: 'They may be out looking at something. We do that.',
      filterBy,
      blocks: [
        block('banners.call-to-action-banner', {
          title: 'Chair thirteen is empty',
          text: 'It faces the water. There is a cushion.',
          action: { label: 'See the vacancies', url: '/careers' },
          emptyChair: true,
          theme: 'tide',
          edge: 'swell',
        }),
      ],
      ...metadata('Everyone at VI', 'The people of VI: who they are, what they know, and how to ring them.'),
    },
    nl: {
      title: 'Laat zien',
      emptyTitle: 'Niemand van die naam op deze kade',
      emptyText: 'Misschien zijn ze ergens gaan kijken. Dat doen we.',
      filterBy,
      blocks: [
        block('banners.call-to-action-banner', {
          title: 'Stoel dertien is leeg',
          text: 'Hij kijkt uit op het water. Er ligt een kussen op.',
          action: { label: 'Bekijk de vacatures', url: '/careers' },
          emptyChair: true,
          theme: 'tide',
          edge: 'swell',
        }),
      ],
      ...metadata('Iedereen bij VI', 'De mensen van VI: wie ze zijn, wat ze weten en op welk nummer ze opnemen.'),
    },
  },
];
