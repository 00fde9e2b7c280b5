import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { usePage, useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { columnOf, type Column } from '#kit/web/grid/columns.ts';
import { focusScan } from '#kit/web/write/focus.ts';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { nomorDari } from '#areas/buku/rules/kode.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { hitungTagihan } from '#areas/penjualan/rules/hitung-penjualan.ts';
import { TIDAK_JUAL } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { siapkanCetak } from '#areas/penjualan/web/dokumen/cetak.ts';
import { IsiDokumen } from '#areas/penjualan/web/dokumen/isi-dokumen.tsx';
import { Terima } from '#areas/penjualan/web/dokumen/terima.tsx';
import type { Dokumen } from '#areas/penjualan/web/kasir/use-jual.ts';
import { EVERY_MS, Queue } from '#areas/dokumen/web/queue.tsx';

type PenjualanRow = AnswerOf<typeof penjualanDocument.list>[number];

const COLUMNS: readonly Column<PenjualanRow>[] = (
  [
    'no_faktur_jual',
    'input_date',
    'nama_customer',
    'kode_sales',
    'qty',
    'berat',
    'grand_total',
  ] as const
).map((id) => columnOf<PenjualanRow>(id, penjualanDocument.row[id], { sortable: false }));

const isNota = nomorDari('PJ');

/** Sales that wait for their money (D-10.5): scan the slip or take the next, receive, print. */
export default function ValidasiPenjualanScreen() {
  const { tgl_system } = usePerson();
  const [no, setNo] = useState('');
  const [dibayar, setDibayar] = useState<Dokumen>();
  const query = {
    status: 'OPEN' as const,
    tgl_from: tgl_system,
    tgl_to: tgl_system,
    sort: 'input_date',
    limit: 200,
  };
  const { data, error, isPending, refetch } = usePage(penjualanDocument.list, {
    query,
    keep: true,
    staleTime: 0,
  });
  const rows = useMemo(
    () => (data?.data ?? []).filter(({ no_tukar }) => no_tukar === null),
    [data],
  );
  const pilih = (next: string) => {
    setNo(next);
    setDibayar(undefined);
  };
  useEffect(siapkanCetak, []);
  useEffect(() => {
    const timer = setInterval(() => void refetch(), EVERY_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  const tiket = no.startsWith('TK');
  const one = useRead(penjualanDocument.one, {
    params: { no },
    enabled: no !== '' && !tiket,
    staleTime: 0,
  });
  const salah =
    (tiket ? TIDAK_JUAL.VALIDASI_TUKAR.message : one.error?.message) ??
    (one.data && !menunggu(one.data) && !dibayar ? tidakMenunggu(one.data) : undefined);
  const terbuka = no !== '' && one.data && menunggu(one.data) && !dibayar ? one.data : undefined;
  return (
    <Queue
      domain="penjualan"
      name="validasi-penjualan"
      label={t('Menunggu pembayaran')}
      columns={COLUMNS}
      rows={rows}
      keyOf={(row) => row.no_faktur_jual}
      loading={isPending}
      error={error}
      onRetry={refetch}
      no={no}
      takes={isNota}
      onPick={pilih}
      scan={t('Pindai atau ketik nomor nota, 14 karakter')}
      wrong={salah && t(salah)}
      none={t('Penjualan yang disimpan sales muncul di sini.')}
      body={terbuka && <IsiDokumen dokumen={terbuka} />}
      pay={
        dibayar ? (
          <Dibayar dokumen={dibayar} />
        ) : (
          terbuka && (
            <Terima key={no} dokumen={terbuka} onDone={setDibayar} onBatal={() => pilih('')} />
          )
        )
      }
      pick={{
        title: t('Pilih nota'),
        text: t('Pindai slip pembeli, atau pilih dari daftar.'),
      }}
    />
  );
}

/** The half of an exchange is paid with its ticket. */
const menunggu = ({ status, tukar }: Dokumen): boolean => status === 'OPEN' && tukar === null;

const tidakMenunggu = ({ status, tukar }: Dokumen): string =>
  status === 'OPEN' && tukar
    ? TIDAK_JUAL.VALIDASI_TUKAR.message
    : status === 'CANC'
      ? 'Penjualan Sudah Dibatalkan'
      : 'Penjualan Sudah Divalidasi';

/** The change, large, until the next slip. */
const Dibayar = ({ dokumen }: { dokumen: Dokumen }) => (
  <>
    <p role="status">
      <IconCircleCheck size={18} stroke={1.8} aria-hidden />{' '}
      {t('{no} dibayar', { no: dokumen.no_faktur_jual })}
    </p>
    <TotalPlate
      label={dokumen.kembali > 0 ? t('Kembali') : t('Lunas')}
      rupiah={
        dokumen.kembali > 0
          ? dokumen.kembali
          : hitungTagihan(dokumen.grand_total, dokumen.dp_rp, dokumen.tukar_rp)
      }
      paid={dokumen.no_faktur_jual}
    />
    <Button look="quiet" onClick={focusScan}>
      {t('Nota berikutnya')}
    </Button>
  </>
);
