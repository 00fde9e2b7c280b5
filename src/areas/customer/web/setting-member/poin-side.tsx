import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { ParameterItem } from '#areas/akses/web/setting/parameter-item.tsx';
import { listParameterEndpoint } from '#areas/toko/contract/setelan.api.ts';
import css from '#areas/customer/web/setting-member/setting-member.module.css';
import { customerParam } from '#areas/customer/contract/customer.parameter.ts';

const POIN = [customerParam.NILAI_POIN, customerParam.POIN_KEDALUWARSA_BULAN];

/** What a point is worth and how long it lives; how it is earned and spent is set in its own masters. */
export function PoinSide({ tabs }: { tabs?: ReactNode }) {
  const { data, error, refetch } = useRead(listParameterEndpoint);
  return (
    <Screen>
      <ScreenHead>{tabs}</ScreenHead>
      <div className={css.scroll}>
        {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
        <ul className={css.items}>
          {POIN.map((of) => {
            const row = data?.find(({ key }) => key === of.key);
            return row && <ParameterItem key={of.key} of={of} row={row} />;
          })}
        </ul>
        <p className={css.links}>
          <Link to={'/master-parameter-point'}>{t('Cara mendapat poin')}</Link>
          <Link to={'/master-data-hadiah'}>{t('Hadiah')}</Link>
        </p>
      </div>
    </Screen>
  );
}
