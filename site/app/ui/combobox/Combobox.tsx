import { useEffect, useId, useRef, useState } from 'react';
import { loadChunk } from '../../browser/chunks.ts';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.tsx';
import styles from './combobox.module.css';
import type { ComboboxProps } from './props.ts';

type Search = typeof import('./Search.tsx').default;

/**
 * One of several, to be searched by typing. The server sends a plain select, which works without a script; the search
 * comes in its place when its script is there and nobody is busy in it. What was chosen stays chosen.
 */
export const Combobox = ({ label, className, onChange, initial = '', ...field }: ComboboxProps) => {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [Search, setSearch] = useState<Search>();
  const [value, setValue] = useState(initial);
  const choose = (chosen: string) => {
    setValue(chosen);
    onChange?.(chosen);
  };
  useEffect(() => {
    // Chosen before hydration: the select knows better.
    if (select.current) setValue(select.current.value);
    const swap = () =>
      loadChunk('combobox', () => import('./Search.tsx')).then(
        (module) => {
          const held = select.current;
          if (held && held === document.activeElement)
            held.addEventListener('blur', () => setSearch(() => module.default), { once: true });
          else setSearch(() => module.default);
        },
        () => undefined,
      );
    void swap();
  }, []);
  const { name, options, placeholder, required, invalid, describedBy } = field;
  return (
    <div className={classes(styles.combobox, className)}>
      <label htmlFor={id} id={`${id}-label`} className={styles.label}>
        {label}
      </label>
      {Search ? (
        <Search {...field} id={id} value={value} onChange={choose} />
      ) : (
        <div className={styles.field} data-invalid={invalid}>
          <select
            ref={select}
            id={id}
            name={name}
            className={styles.input}
            required={required}
            aria-invalid={invalid}
            aria-describedby={describedBy}
            defaultValue={initial}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" className={styles.arrow} />
        </div>
      )}
    </div>
  );
};
