import { IconArrowBackUp, IconCheck, IconPrinter, IconTruckDelivery } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { sourceOf } from '#kit/contract/chosen.ts';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { openFile } from '#kit/web/api/file.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { openPeek } from '#kit/web/frame/peek.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { PagedList } from '#kit/web/grid/paged-list.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { DateRange } from '#kit/web/report/date-range.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { sense } from '#kit/rules/sentence.ts';
import {
  daftarOnlineEndpoint,
  kirimOnlineEndpoint,
  onlineRow,
  selesaiOnlineEndpoint,
  slipOnlineEndpoint,
} from '#areas/penjualan/contract/online/online.api.ts';
import { saringMarketplace } from '#areas/penjualan/contract/online/saring-marketplace.ts';
import { mayStepIn } from '#areas/akses/web/is-open-to.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import type { Level } from '#areas/toko/rules/level.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';
import { STATUS_KIRIM } from '#areas/penjualan/rules/online/online.ts';
import { ReturDialog } from '#areas/penjualan/web/online/retur-dialog.tsx';

type Row = AnswerOf<typeof daftarOnlineEndpoint>[number];
const { kode_marketplace: _k, ...COLUMNS } = onlineRow;
const STATUS = ['ALL', ...STATUS_KIRIM].map((value) => ({
  value,
  label: value === 'ALL' ? 'SEMUA' : value,
}));
const WORDS = {
  label: 'Penjualan marketplace',
  search: 'No nota, no order, atau no resi',
  none: 'Belum ada penjualan marketplace',
  hint: 'Pesanan marketplace yang dijual tercatat di sini sampai diterima pembelinya.',
  total: mark('{n} pesanan marketplace'),
};
const MORE = { no_faktur_jual: { width: 150 }, no_order: { width: 150 } };

const SLIP = { ...slipOnlineEndpoint, path: slipOnlineEndpoint.path.replace(/\.pdf$/, '') };
const openSlip = (no: string): Promise<void> =>
  openFile(SLIP, { params: { no } }, '.pdf', `SLIP ${no}.pdf`);

/** Orders that were sold: handed to the courier, received by the buyer, and paid out by the marketplace (D-48.3). */
export function DaftarOnline({ tabs }: { tabs?: ReactNode }) {
  const { user } = useSesi();
  const { moduls, level } = usePerson();
  // Without the right it would be refused after the form was filled.
  const retur_boleh = mayStepIn(user.akses, ['batal-penjualan'], level as Level);
  const slip = moduls.has(penjualanModul.SLIP_MARKETPLACE_MODULE.key);
  const [status, setStatus] = useState('ALL');
  const [marketplace, setMarketplace] = useState<string | null>('ALL');
  const [days, setDays] = useState<{ from: Hari | null; to: Hari | null }>({
    from: null,
    to: null,
  });
  const [kirim, setKirim] = useState<Row>();
  const [retur, setRetur] = useState<Row>();
  const selesai = useWrite(selesaiOnlineEndpoint, {
    success: 'Penjualan marketplace selesai',
    refresh: [daftarOnlineEndpoint],
  });
  return (
    <Screen>
      <ScreenHead>{tabs}</ScreenHead>
      <PagedList
        of={daftarOnlineEndpoint}
        name="penjualan-marketplace"
        words={WORDS}
        columns={COLUMNS}
        more={MORE}
        pinned="no_faktur_jual"
        rowKey={(row) => String(row.no_faktur_jual)}
        query={{
          status,
          kode_marketplace: marketplace ?? 'ALL',
          ...(days.from && { tgl_from: days.from }),
          ...(days.to && { tgl_to: days.to }),
        }}
        filters={
          <>
            <DateRange value={days} onChange={setDays} clearable anyDay />
            <RefInput
              label={t('Marketplace')}
              width={160}
              source={sourceOf(saringMarketplace.kode_marketplace)}
              all
              value={marketplace}
              onChange={setMarketplace}
            />
            <SelectInput
              label={t('Status')}
              width={160}
              options={STATUS}
              value={status}
              onChange={(next) => setStatus(next ?? 'ALL')}
            />
          </>
        }
        onPeek={(row) => void openPeek('penjualan', String(row.no_faktur_jual))}
        actionsWidth={124}
        actions={(row) => (
          <>
            {slip && (
              <IconButton
                label={`${t('Slip pengiriman')} ${String(row.no_order)}`}
                onClick={() => void openSlip(String(row.no_faktur_jual))}
              >
                <IconPrinter size={17} stroke={1.7} aria-hidden />
              </IconButton>
            )}
            {row.status === 'DIPROSES' && (
              <IconButton
                label={`${t('Kirim')} ${String(row.no_order)}`}
                onClick={() => setKirim(row as Row)}
              >
                <IconTruckDelivery size={17} stroke={1.7} aria-hidden />
              </IconButton>
            )}
            {row.status === 'DIKIRIM' && (
              <IconButton
                label={`${t(sense('Selesai', 'akhiri'))} ${String(row.no_order)}`}
                onClick={() => void selesai.send({ params: { no: String(row.no_faktur_jual) } })}
              >
                <IconCheck size={17} stroke={1.7} aria-hidden />
              </IconButton>
            )}
            {retur_boleh && row.status !== 'RETUR' && (
              <IconButton
                label={`${t('Retur')} ${String(row.no_order)}`}
                onClick={() => setRetur(row as Row)}
              >
                <IconArrowBackUp size={17} stroke={1.7} aria-hidden />
              </IconButton>
            )}
          </>
        )}
      />
      {retur && <ReturDialog row={retur} onClose={() => setRetur(undefined)} />}
      {kirim && <KirimDialog row={kirim} onClose={() => setKirim(undefined)} />}
    </Screen>
  );
}

/** The courier has it: its number is kept with the order. */
function KirimDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const [no_resi, setResi] = useState('');
  const [kosong, setKosong] = useState(false);
  const { send, busy } = useWrite(kirimOnlineEndpoint, {
    success: 'Penjualan marketplace dikirim',
    refresh: [daftarOnlineEndpoint],
    after: onClose,
  });
  const save = () => {
    setKosong(!no_resi.trim());
    if (no_resi.trim()) void send({ params: { no: row.no_faktur_jual }, body: { no_resi } });
  };
  return (
    <DialogFrame
      title={t('Kirim pesanan {no_order}', { no_order: row.no_order })}
      onClose={busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('Batal')}
          </Button>
          <Button look="primary" busy={busy} onClick={save} data-submit shortcut="Ctrl Enter">
            {t('Kirim')}
          </Button>
        </>
      }
    >
      <FormFrame onSave={save} label={t('Kirim')}>
        <p>{`${row.nama} · ${row.ekspedisi}`}</p>
        <TextInput
          label={t('No Resi')}
          name="no_resi"
          maxLength={60}
          value={no_resi}
          error={kosong ? t('{label} Tidak Boleh Kosong', { label: t('No Resi') }) : undefined}
          onChange={(next) => {
            setResi(next ?? '');
            setKosong(false);
          }}
          autoFocus
        />
      </FormFrame>
    </DialogFrame>
  );
}
