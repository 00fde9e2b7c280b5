import { IconClipboardPlus, IconPencilPlus, IconShoppingCart, IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { call } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { openDialog, showProblem } from '#kit/web/feedback/dialogs.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import { IconButton } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { PagedList } from '#kit/web/grid/paged-list.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { isOpenTo } from '#areas/akses/web/is-open-to.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import {
  daftarPesananEndpoint,
  jadikanPoEndpoint,
  pesananRow,
  satuPesananEndpoint,
  STATUS_PESANAN,
  tolakPesananEndpoint,
} from '#areas/penjualan/contract/tayang/pesanan-online.api.ts';
import { daftarSambunganEndpoint } from '#areas/penjualan/contract/tayang/tayang.api.ts';
import { alamatNota } from '#areas/penjualan/rules/tayang/cocok.ts';
import { OnlineBaru } from '#areas/penjualan/web/online/online-baru.tsx';
import type { Dari } from '#areas/penjualan/web/online/use-online.ts';
import { preOrderModul } from '#areas/pre-order/contract/pre-order.modul.ts';
import { rp } from '#kit/rules/quantity.ts';

type Row = AnswerOf<typeof daftarPesananEndpoint>[number];
type Satu = AnswerOf<typeof satuPesananEndpoint>;

const WORDS = {
  label: 'Pesanan online',
  search: 'No order atau pembeli',
  none: 'Belum ada pesanan online',
  hint: 'Pesanan dari marketplace dan toko web masuk ke sini, barangnya ditahan.',
};
const STATUS = ['ALL', ...STATUS_PESANAN].map((value) => ({
  value,
  label: value === 'ALL' ? 'SEMUA' : value,
}));
const REFRESH = [daftarPesananEndpoint, daftarSambunganEndpoint];

/** Orders that channels told of: sold as a filled sale, waited for as a pre-order, or not sold (D-48.4). */
export function PesananSide({ tabs }: { tabs?: ReactNode }) {
  const po = usePerson().moduls.has(preOrderModul.PRE_ORDER_MODULE.key);
  const tolak = isOpenTo(useSesi().user.akses, 'integrasi-marketplace');
  const pesan = isOpenTo(useSesi().user.akses, 'transaksi-pesanan');
  const navigate = useNavigate();
  const [status, setStatus] = useState('ALL');
  const [dijual, setDijual] = useState<Dari>();
  const jadikan = useWrite(jadikanPoEndpoint, {
    success: ({ no_po }) => t('Pre order {no_po} disimpan', { no_po }),
    refresh: REFRESH,
  });
  const jual = async ({ id }: Row) => {
    try {
      setDijual(dariPesanan(await call(satuPesananEndpoint, { params: { id } })));
    } catch (error) {
      if (!isProblem(error)) throw error;
      showProblem(error);
    }
  };
  if (dijual) return <OnlineBaru tabs={tabs} dari={dijual} onDone={() => setDijual(undefined)} />;
  return (
    <Screen>
      <ScreenHead>{tabs}</ScreenHead>
      <PagedList
        of={daftarPesananEndpoint}
        name="pesanan-online"
        words={WORDS}
        columns={pesananRow}
        pinned="no_order"
        rowKey={(row) => String(row.id)}
        query={{ status }}
        filters={
          <SelectInput
            label={t('Status')}
            width={160}
            options={STATUS}
            value={status}
            onChange={(next) => setStatus(next ?? 'ALL')}
          />
        }
        isMuted={(row) => row.status === 'DITOLAK' || row.status === 'BATAL'}
        actionsWidth={100}
        actions={(row) =>
          row.status === 'PO' && row.no_po && pesan ? (
            <IconButton
              label={t('Tulis pesanan {no_order}', { no_order: String(row.no_order) })}
              onClick={() =>
                void navigate({ to: '/transaksi-pesanan', search: { po: String(row.no_po) } })
              }
            >
              <IconPencilPlus size={17} stroke={1.7} aria-hidden />
            </IconButton>
          ) : (
            row.status === 'MENUNGGU' && (
              <>
                <IconButton
                  label={t('Jual {no_order}', { no_order: String(row.no_order) })}
                  onClick={() => void jual(row as Row)}
                >
                  <IconShoppingCart size={17} stroke={1.7} aria-hidden />
                </IconButton>
                {po && row.tahan_sampai === null && (
                  <IconButton
                    label={t('Jadikan pre order {no_order}', { no_order: String(row.no_order) })}
                    disabled={jadikan.busy}
                    onClick={() => void jadikan.send({ params: { id: String(row.id) } })}
                  >
                    <IconClipboardPlus size={17} stroke={1.7} aria-hidden />
                  </IconButton>
                )}
                {tolak && (
                  <IconButton
                    label={t('Tolak {no_order}', { no_order: String(row.no_order) })}
                    onClick={() => openTolak(row as Row)}
                  >
                    <IconX size={17} stroke={1.7} aria-hidden />
                  </IconButton>
                )}
              </>
            )
          )
        }
      />
    </Screen>
  );
}

const openTolak = ({ id, no_order }: Row): void =>
  void openDialog<void>((close) =>
    withPerson(
      <ReasonDialog
        of={tolakPesananEndpoint}
        params={{ id }}
        title={t('Tolak pesanan {no_order}', { no_order })}
        question={t('Barangnya lepas dan ditawarkan lagi. Batalkan juga di marketplace.')}
        act={t('Tolak')}
        danger
        success="Pesanan online ditolak"
        refresh={REFRESH}
        onClose={() => close()}
      />,
    ),
  );

/** The form of its sale: what the buyer saw cheaper than it is now is a discount of the whole. */
function dariPesanan(pesanan: Satu): Dari {
  const { barang, total } = pesanan;
  const kini = barang.reduce((sum, one) => sum + (one.harga_hari_ini ?? 0), 0);
  const diskon = Math.max(0, kini - total);
  return {
    pieces: barang.map((one) => ({ barang: one })),
    marketplace: pesanan.kode_marketplace,
    ekspedisi: pesanan.ekspedisi || null,
    no_order: pesanan.no_order,
    nama: pesanan.nama || null,
    alamat: alamatNota(pesanan.alamat) || null,
    no_hp: pesanan.no_hp,
    diskon_rp: barang.length > 0 && diskon > 0 ? rp(diskon) : null,
  };
}
