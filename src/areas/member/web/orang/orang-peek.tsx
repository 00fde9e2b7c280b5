import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { Switch } from '#kit/web/frame/switch.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { sense } from '#kit/rules/sentence.ts';
import { isOpenTo } from '#areas/akses/web/is-open-to.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { customerEndpoint } from '#areas/customer/contract/customer.api.ts';
import {
  IsiCustomer,
  UbahCustomer,
  type DataCustomer,
} from '#areas/customer/web/customer-card.tsx';
import { NomorLepas } from '#areas/customer/web/nomor-lepas.tsx';
import { TindakanOrang } from '#areas/member/web/orang/tindakan-orang.tsx';
import { UrusanOrang } from '#areas/member/web/orang/urusan-orang.tsx';

type Props = { kode: string; onClose: () => void };

/** A customer from anywhere: the card scanned, or found by name. Each look is written down (D-27). */
export default function OrangPeek({ kode, onClose }: Props) {
  return withPerson(<Peek kode={kode} onClose={onClose} />);
}

type Muka = 'data' | 'urusan';

function Peek({ kode, onClose }: Props) {
  const { data, error, refetch } = useRead(customerEndpoint, { params: { kode_customer: kode } });
  const [muka, setMuka] = useState<Muka>('data');
  const [mengubah, ubah] = useState(false);
  const { akses } = useSesi().user;
  const boleh = ['transaksi-penjualan', 'data-customer', 'data-member'].some((path) =>
    isOpenTo(akses, path),
  );
  return (
    <DialogFrame
      title={data?.nama ?? kode}
      onClose={onClose}
      width={560}
      foot={
        data &&
        boleh &&
        !mengubah && (
          <>
            <TindakanOrang data={data} onGone={onClose} />
            <Button icon={<IconPencil size={16} aria-hidden />} onClick={() => ubah(true)}>
              {t('Ubah')}
            </Button>
          </>
        )
      }
    >
      {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <p>{t('Memuat ...')}</p>}
      {data && boleh && !mengubah && (
        <Switch
          label={t(sense('Kartu', 'orang'))}
          choices={[
            ['data', t('Data')],
            ['urusan', t('Urusan')],
          ]}
          value={muka}
          onChange={(next) => setMuka(next as Muka)}
        />
      )}
      {data && !mengubah && <NomorLepas kode={data.kode_customer} />}
      {data && <Isi data={data} muka={muka} mengubah={mengubah} onDone={() => ubah(false)} />}
    </DialogFrame>
  );
}

type IsiProps = { data: DataCustomer; muka: Muka; mengubah: boolean; onDone: () => void };

function Isi({ data, muka, mengubah, onDone }: IsiProps) {
  if (mengubah) return <UbahCustomer data={data} onDone={onDone} />;
  return muka === 'data' ? <IsiCustomer data={data} /> : <UrusanOrang kode={data.kode_customer} />;
}
