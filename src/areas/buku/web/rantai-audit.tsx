import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { formatInt } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { ErrorBlock, StateBlock, WaitBlock } from '#kit/web/mark/state-block.tsx';
import { auditVerifyEndpoint } from '#areas/buku/contract/buku.api.ts';
import css from '#areas/buku/web/buku-besar.module.css';

/** Whether a person changed what was written down: every row of the audit is calculated again (D-31.1). */
export function RantaiAudit() {
  const [diminta, minta] = useState(false);
  const { data, error, isFetching, refetch } = useRead(auditVerifyEndpoint, {
    enabled: diminta,
    staleTime: Infinity,
  });
  const periksa = () => (diminta ? void refetch() : minta(true));
  return (
    <div className={css.rantai}>
      <p>
        {t(
          'Setiap perubahan tercatat dan terkunci pada catatan sebelumnya. Di sini semuanya diperiksa ulang.',
        )}
      </p>
      <Button look="primary" busy={isFetching} onClick={periksa}>
        {t('Periksa rantai audit')}
      </Button>
      {isFetching && <WaitBlock />}
      {error && !isFetching && <ErrorBlock problem={error} onRetry={periksa} />}
      {data && !isFetching && (
        <StateBlock
          tone={data.utuh ? 'calm' : 'bad'}
          icon={<IconShieldCheck size={28} stroke={1.6} aria-hidden />}
          title={
            data.utuh
              ? t('Rantai audit utuh')
              : t('Rantai audit rusak di urutan {urut}', { urut: formatInt(data.urut_rusak ?? 0) })
          }
        >
          <Facts
            of={{
              [t('Catatan')]: formatInt(data.jumlah),
              [t('Urutan terakhir')]: formatInt(data.urut_akhir),
              [t('Segel terakhir')]: data.hash_akhir.slice(0, 16),
            }}
          />
        </StateBlock>
      )}
    </div>
  );
}
