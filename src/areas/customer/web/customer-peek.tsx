import { formatHariPanjang, hari } from '#kit/rules/hari.ts';
import { formatInt } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { customerEndpoint } from '#areas/customer/contract/customer.api.ts';

type Props = { kode: string; onClose: () => void };

/** A customer from anywhere: the card scanned, or found by name. Each look is written down (D-27). */
export default function CustomerPeek({ kode, onClose }: Props) {
  return withPerson(<Peek kode={kode} onClose={onClose} />);
}

function Peek({ kode, onClose }: Props) {
  const { data, error, refetch } = useRead(customerEndpoint, { params: { kode_customer: kode } });
  return (
    <DialogFrame title={data?.nama ?? kode} onClose={onClose} width={440}>
      {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <p>{t('Memuat ...')}</p>}
      {data && (
        <Facts
          of={{
            [t('Kode Customer')]: data.kode_customer,
            [t('Jenis')]: data.jenis,
            [t('No HP')]: data.no_hp ?? '-',
            [t('Alamat')]: data.alamat || '-',
            ...(data.tgl_lahir && {
              [t('Tanggal Lahir')]: formatHariPanjang(hari(data.tgl_lahir)),
            }),
            [t('Poin')]: formatInt(data.poin),
          }}
        />
      )}
    </DialogFrame>
  );
}
