import { Fragment } from 'react';

/** Words whose line breaks an editor chose. */
export const Lines = ({ text }: { text: string }) =>
  text.split(/\s*\n\s*/).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity, and never changes in place
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
