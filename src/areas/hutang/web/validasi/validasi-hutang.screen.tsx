import { useEffect, useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { usePage, useRead } from '#kit/web/api/query.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { columnOf, type Column } from '#kit/web/grid/columns.ts';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { hutangActs } from '#areas/hutang/web/acts.ts';
import { HutangBody, type Hutang } from '#areas/hutang/web/hutang-body.tsx';
import { usePayOut } from '#areas/hutang/web/validasi/use-pay-out.ts';
import { CaraBayar } from '#areas/pembelian/web/beli/sisi-beli.tsx';
import { TombolBayar } from '#areas/penjualan/web/bayar/tombol-bayar.tsx';
import { LayarMenunggu, SETIAP_MS } from '#areas/penjualan/web/validasi/layar-menunggu.tsx';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';

type Row = AnswerOf<typeof hutangDocument.list>[number];
const COLUMNS: readonly Column<Row>[] = (
  [
    'no_faktur_hutang',
    'input_date',
    'nama_customer',
    'qty',
    'berat',
    'jumlah_hutang',
    'dibayar',
  ] as const
).map((id) => columnOf<Row>(id, hutangDocument.row[id], { sortable: false }));
const NONE: readonly Row[] = [];
const WAITING = { status: 'OPEN' as const, sort: 'input_date', limit: 200 };

/** New loans that wait for their cashier (D-32.4, D-35.12): scan the slip or take the next, pay out, print. */
export default function ValidasiHutangScreen() {
  const [no, setNo] = useState('');
  const { data, error, isPending, refetch } = usePage(hutangDocument.list, {
    query: WAITING,
    keep: true,
    staleTime: 0,
  });
  useEffect(() => {
    const timer = setInterval(() => void refetch(), SETIAP_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  const one = useRead(hutangDocument.one, { params: { no }, enabled: no !== '', staleTime: 0 });
  const open = no !== '' && one.data?.status === 'OPEN' ? one.data : undefined;
  const wrong =
    one.error?.message ??
    (one.data && !open && no !== '' ? mark('Hutang ini tidak menunggu lagi') : undefined);
  return (
    <LayarMenunggu
      nama="validasi-hutang"
      label={t('Menunggu dibayarkan')}
      columns={COLUMNS}
      rows={data?.data ?? NONE}
      nomor={(row) => row.no_faktur_hutang}
      loading={isPending}
      error={error}
      onRetry={refetch}
      no={no}
      pola={/^HT[A-Z0-9]{12}$/}
      onPilih={setNo}
      pindai={t('Pindai atau ketik nomor hutang, 14 karakter')}
      salah={wrong && t(wrong)}
      kosong={t('Hutang baru yang disimpan muncul di sini.')}
      isi={open && <HutangBody dokumen={open} />}
      bayar={open && <PayOut key={no} hutang={open} onDone={() => setNo('')} />}
      belum={{
        title: t('Pilih hutang'),
        text: t('Pindai surat hutang, atau pilih dari daftar.'),
      }}
    />
  );
}

/** The cashier's half of a loan: what is paid out, from the drawer or an account, or its refusal. */
function PayOut({ hutang, onDone }: { hutang: Hutang; onDone: () => void }) {
  const { transfer, setTransfer, said, busy, pay } = usePayOut(hutang, onDone);
  const { dibayar: jumlah } = hutang;
  return (
    <>
      <TotalPlate label={t('Dibayarkan')} rupiah={jumlah} />
      <CaraBayar beli={{ transfer, setTransfer }} />
      {said && <p role="alert">{t(said)}</p>}
      <div className={css.kaki}>
        <TombolBayar kata={mark('Bayar')} rupiah={jumlah} busy={busy} onClick={pay} />
        <Button look="danger" onClick={() => hutangActs.cancel(hutang)}>
          {t('Tolak hutang ini')}
        </Button>
      </div>
    </>
  );
}
