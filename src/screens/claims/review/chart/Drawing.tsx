import { GroupedVerticalBarChart } from '@fluentui/react-charts';
import { tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';

import { shortMoney } from '#src/lib/money.ts';

import type { OfferRow } from '../rows.ts';
import { getScaleWidth, shortMonths } from './bars.ts';
import { drawingHeight } from './chartStyles.ts';
import { Hatch } from './Hatch.tsx';

const margins = { top: 20, right: 4, bottom: 28 };

type DrawingProps = { id: string; rows: readonly OfferRow[]; currency: string; width: number };

/** Chart with two bars per month: the prediction hatched, the offer filled with its amount above. */
export function Drawing({ id, rows, currency, width }: DrawingProps) {
  const { locale } = useIntl();
  const months = shortMonths(rows, locale);
  const short = (amount: number) => shortMoney(amount, currency, locale);
  const amounts = rows.flatMap(({ predicted, revenue }) => [predicted ?? 0, revenue ?? 0]);

  return (
    <>
      <Hatch id={id} />
      <GroupedVerticalBarChart
        data={rows.map(({ predicted, revenue }, at) => ({
          name: months[at] ?? '',
          series: [
            { key: 'predicted', legend: 'predicted', data: predicted ?? 0, color: `url(#${id})` },
            {
              key: 'offered',
              legend: 'offered',
              data: revenue ?? 0,
              color: tokens.colorCompoundBrandBackground,
              barLabel: revenue === null ? '' : short(revenue),
            },
          ],
        }))}
        parentRef={roomOf(width)}
        culture={locale}
        margins={{ ...margins, left: getScaleWidth(amounts.map(short)) }}
        barWidth="auto"
        maxBarWidth={40}
        xAxisInnerPadding={0.4}
        xAxisOuterPadding={0.2}
        yAxisTickCount={3}
        yAxisTickFormat={short}
        // Leaves room for the amount above the highest bar.
        yMaxValue={Math.max(...amounts) * 1.15}
        roundedTicks
        hideLegend
        hideLabels
        hideTooltip
      />
    </>
  );
}

/**
 * The library measures its container only once, with transforms, so an opening dialog would give it too small a width.
 */
const roomOf = (width: number) =>
  ({ getBoundingClientRect: () => new DOMRect(0, 0, width, drawingHeight) }) as unknown as HTMLElement;
