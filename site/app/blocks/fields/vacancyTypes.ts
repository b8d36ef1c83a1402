/** The six vacancy types of `spec.md` §3. A code the board invents is shown without a label, not dropped. */
export const vacancyTypes = ['contract', 'fulltime', 'internship', 'parttime', 'seasonal', 'temporary'] as const;
export type VacancyType = (typeof vacancyTypes)[number];
