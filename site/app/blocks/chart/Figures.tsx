import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import styles from './chart.module.css';
import type { Series } from './schema.ts';

interface Props extends Series {
  title: string;
}

/** The chart for whoever does not see it: the numbers themselves, as a table. */
export const Figures = ({ title, unit, agreed, agreedLabel, valuesLabel, points }: Props) => {
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale);
  return (
    <div className={styles.figures}>
      <table>
        <caption>{unit ? `${title} (${unit})` : title}</caption>
        <thead>
          <tr>
            <th scope="col">{m.chart_when({}, { locale })}</th>
            <th scope="col">{valuesLabel}</th>
            <th scope="col">{agreedLabel}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a label may come back every year
            <tr key={index}>
              <th scope="row">{label}</th>
              <td>{format.format(value)}</td>
              <td>{format.format(agreed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
