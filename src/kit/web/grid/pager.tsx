import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatInt } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import css from '#kit/web/grid/pager.module.css';

type Props = { skip: number; limit: number; count: number; onSkip: (skip: number) => void };

/** Where the page is in the whole list. */
export function Pager({ skip, limit, count, onSkip }: Props) {
  const last = Math.min(skip + limit, count);
  return (
    <div className={css.pager}>
      <span role="status">
        {count === 0
          ? t('0 data')
          : t('{from}-{to} dari {count} data', {
              from: formatInt(skip + 1),
              to: formatInt(last),
              count: formatInt(count),
            })}
      </span>
      {count > limit && (
        <>
          <IconButton
            label={t('Halaman sebelumnya')}
            disabled={skip === 0}
            onClick={() => onSkip(Math.max(0, skip - limit))}
          >
            <IconChevronLeft size={18} aria-hidden />
          </IconButton>
          <IconButton
            label={t('Halaman berikutnya')}
            disabled={last >= count}
            onClick={() => onSkip(skip + limit)}
          >
            <IconChevronRight size={18} aria-hidden />
          </IconButton>
        </>
      )}
    </div>
  );
}
