import type { Sample, States } from '../sample.ts';

export const sample: Sample<'access-matrix'> = {
  title: 'Everyone has a key. Nobody has the list.',
  text: 'Tills, gates, folders, cranes: each keeps its own idea of who you are.',
  systems: 'Quay gate\nCold store\nPayroll\nTill\nCrane 4\nArchive\nThe biscuits',
  until: 'until Friday',
  people: [
    {
      name: 'Noor',
      role: 'Shift lead',
      may: 'Quay gate, Cold store, Till, Crane 4, The biscuits',
      mayUntil: null,
      mayLook: null,
    },
    { name: 'Samira', role: 'Bookkeeper', may: 'Payroll, Till, Archive', mayUntil: null, mayLook: null },
    { name: 'Temp 14', role: 'Until Friday', may: 'Quay gate', mayUntil: 'Cold store, Payroll', mayLook: null },
    { name: 'The auditor', role: 'Read only', may: null, mayUntil: null, mayLook: 'Payroll, Archive' },
    { name: 'Ineke', role: null, may: 'The biscuits', mayUntil: null, mayLook: null },
  ],
};

export const states: States<'access-matrix'> = {
  'many systems': {
    systems:
      'Quay gate, Cold store, Payroll, Till, Crane 4, Archive, The biscuits, Crane 5, Crane 6, Bridge, Pump, Roof',
  },
  'one of each': {
    systems: 'Quay gate',
    people: [{ name: 'Noor', role: null, may: 'Quay gate', mayUntil: null, mayLook: null }],
  },
};
