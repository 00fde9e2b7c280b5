import { IconArrowDown, IconRefresh } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { formatInt } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { PagedList } from '#kit/web/grid/paged-list.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  daftarSambunganEndpoint,
  daftarTayangEndpoint,
  kirimTayangEndpoint,
  pilihanTayangEndpoint,
  tayangRow,
  turunTayangEndpoint,
} from '#areas/penjualan/contract/tayang/tayang.api.ts';
import { STATUS_TAYANG, TAYANG_SEKALIGUS } from '#areas/penjualan/rules/tayang/tayang.ts';
import { SaluranInput, useSaluran } from '#areas/penjualan/web/tayang/saluran-input.tsx';

const WORDS = {
  label: 'Barang di marketplace',
  search: 'Barcode atau nama',
  none: 'Belum ada barang di marketplace',
  hint: 'Barang yang dikirim tercatat di sini. Yang terjual atau ditahan turun sendiri.',
};
const STATUS = [
  { value: 'ALL', label: 'SEMUA' },
  ...STATUS_TAYANG.map((value) => ({ value, label: value })),
];
const BEDA = [
  { value: 'ALL', label: 'SEMUA' },
  { value: 'BEDA', label: 'BERBEDA ATAU GAGAL' },
];
const { kode_marketplace: _, ...COLUMNS } = tayangRow;
const REFRESH = [daftarTayangEndpoint, daftarSambunganEndpoint, pilihanTayangEndpoint];

type Props = { tabs?: ReactNode; beda?: 'ALL' | 'BEDA' };

/** What one channel was sent of each piece, what differs, and why something is not offered (D-48.4, D-48.5). */
export function DaftarTayang({ tabs, beda: awal = 'ALL' }: Props) {
  const [first] = useSaluran();
  const [chosen, setChosen] = useState<string>();
  const saluran = chosen ?? first?.kode_marketplace ?? '';
  const [status, setStatus] = useState('ALL');
  const [beda, setBeda] = useState<string>(awal);
  const [dipilih, setDipilih] = useState<ReadonlySet<string>>(new Set());
  const after = () => setDipilih(new Set());
  const lagi = useWrite(kirimTayangEndpoint, {
    success: ({ jumlah }) => t('{n} barang dikirim ke marketplace', { n: formatInt(jumlah) }),
    refresh: REFRESH,
    after,
  });
  const turun = useWrite(turunTayangEndpoint, {
    success: ({ jumlah }) => t('{n} barang diturunkan', { n: formatInt(jumlah) }),
    refresh: REFRESH,
    after,
  });
  const body = { kode_marketplace: saluran, kode_barcode: [...dipilih] };
  const none = dipilih.size === 0 || dipilih.size > TAYANG_SEKALIGUS;
  return (
    <Screen>
      <ScreenHead
        acts={
          <>
            <Button
              icon={<IconArrowDown size={16} aria-hidden />}
              busy={turun.busy}
              disabled={none}
              onClick={() => void turun.send({ body })}
            >
              {t('Turunkan')}
            </Button>
            <Button
              look="primary"
              icon={<IconRefresh size={16} aria-hidden />}
              busy={lagi.busy}
              disabled={none}
              onClick={() => void lagi.send({ body })}
            >
              {t('Kirim ulang')}
            </Button>
          </>
        }
      >
        {tabs}
      </ScreenHead>
      <PagedList
        key={saluran}
        of={daftarTayangEndpoint}
        name="barang-tayang"
        words={WORDS}
        columns={COLUMNS}
        pinned="kode_barcode"
        query={{ kode_marketplace: saluran, status, beda }}
        filters={
          <>
            <SaluranInput
              value={saluran}
              onChange={(kode) => {
                setChosen(kode);
                after();
              }}
            />
            <SelectInput
              label={t('Status')}
              width={150}
              options={STATUS}
              value={status}
              onChange={(next) => setStatus(next ?? 'ALL')}
            />
            <SelectInput
              label={t('Beda')}
              width={200}
              options={BEDA}
              value={beda}
              onChange={(next) => setBeda(next ?? 'ALL')}
            />
          </>
        }
        isMuted={(row) => row.status === 'TURUN'}
        selected={dipilih}
        onSelect={setDipilih}
      />
    </Screen>
  );
}
