import { useCombobox } from 'downshift';
import { useState } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './combobox.module.css';
import { Found, Nothing } from './Found.tsx';
import { matching, type Option } from './options.ts';
import type { ComboboxProps } from './props.ts';

interface Props
  extends Pick<ComboboxProps, 'name' | 'options' | 'placeholder' | 'empty' | 'required' | 'invalid' | 'describedBy'> {
  id: string;
  value: string;
  onChange: (value: string) => void;
}

const { InputChange, InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;
const labelOf = (option: Option | null) => option?.label ?? '';

/** The searchable field. Typing narrows the list down; leaving it without a choice brings back what was chosen. */
const Search = ({ id, name, options, placeholder, empty, required, invalid, describedBy, value, onChange }: Props) => {
  const [typed, setTyped] = useState('');
  const items = matching(options, typed);
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items,
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-menu`,
    getItemId: (index) => `${id}-option-${index}`,
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    selectedItem: options.find((option) => option.value === value) ?? null,
    defaultHighlightedIndex: 0,
    // What was typed counts until the list closes; opened again, it shows everything.
    onStateChange: ({ type, inputValue, isOpen: opened }) => {
      if (type === InputChange) setTyped(inputValue ?? '');
      else if (opened !== undefined) setTyped('');
    },
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.value ?? ''),
    stateReducer: (state, { type, changes }) => {
      if (type === InputBlur || (type === InputKeyDownEscape && state.isOpen))
        return { ...changes, selectedItem: state.selectedItem, inputValue: labelOf(state.selectedItem) };
      return changes;
    },
  });
  const none = isOpen && items.length === 0;
  return (
    <div className={styles.field} data-invalid={invalid} data-open={isOpen || undefined}>
      <input type="hidden" name={name} value={value} />
      <input
        {...getInputProps({
          id,
          placeholder,
          className: styles.input,
          'aria-required': required,
          'aria-invalid': invalid,
          'aria-describedby': describedBy,
          onFocus: ({ currentTarget }) => currentTarget.select(),
        })}
      />
      <Icon name="down" className={styles.arrow} />
      <ul {...getMenuProps({ className: styles.box, hidden: !isOpen || none })}>
        {isOpen &&
          items.map((option, index) => (
            <li
              key={option.value}
              {...getItemProps({ item: option, index, className: styles.option })}
              data-active={index === highlightedIndex || undefined}
            >
              <Found label={option.label} typed={typed} />
            </li>
          ))}
      </ul>
      <div role="status">{none && <Nothing text={empty} />}</div>
    </div>
  );
};

export default Search;
