import { type ComponentProps, type RefObject, useEffect } from 'react';

interface Props extends ComponentProps<'dialog'> {
  /** Whoever has it can close it. */
  ref: RefObject<HTMLDialogElement | null>;
}

/** A dialog over the page, from its first moment. Escape and a press beside what is in it close it. */
export const Modal = ({ ref, children, ...dialog }: Props) => {
  useEffect(() => ref.current?.showModal(), [ref]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape
    <dialog {...dialog} ref={ref} onClick={({ target }) => target === ref.current && ref.current.close()}>
      {children}
    </dialog>
  );
};
