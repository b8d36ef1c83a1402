import { describe, expect, it } from 'vitest';
import { cut, matching } from '../../../app/ui/combobox/options.ts';

const options = ['Demo for Alloq', 'Demo for Tradingterms', 'Partnership', 'Één privacy\u00adverklaring'].map(
  (label, index) => ({ label, value: String(index) }),
);
const found = (typed: string) => matching(options, typed).map(({ value }) => value);

describe('searching among options', () => {
  it('shows all of them, in their order, before anything is typed', () => {
    expect(found('  ')).toEqual(['0', '1', '2', '3']);
  });

  it('looks anywhere in a label, whatever the case', () => {
    expect(found('TERMS')).toEqual(['1']);
    expect(found('demo ')).toEqual(['0', '1']);
  });

  it('sees through accents and soft hyphens', () => {
    expect(found('een')).toEqual(['3']);
    expect(found('privacyverklaring')).toEqual(['3']);
  });

  it('finds nothing where there is nothing', () => {
    expect(found('herring')).toEqual([]);
  });
});

describe('pointing out what was typed', () => {
  it('cuts the label around it, as the label writes it', () => {
    expect(cut('Demo for Alloq', 'FOR')).toEqual(['Demo ', 'for', ' Alloq']);
    expect(cut('Één reden', 'een')).toEqual(['', 'Één', ' reden']);
  });

  it('keeps a soft hyphen inside the match', () => {
    expect(cut('privacy\u00adverklaring', 'cyver')).toEqual(['priva', 'cy\u00adver', 'klaring']);
  });

  it('treats what was typed as text, not as a pattern', () => {
    expect(cut('Demo', '.*')).toBeUndefined();
  });
});
