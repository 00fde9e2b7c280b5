import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Problem } from '#kit/web/api/problem.ts';
import { gram, instant, int, kode, rupiah, status, text } from '#kit/contract/field.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { columnOf, type Column } from '#kit/web/grid/columns.ts';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { nomorDari } from '#areas/buku/rules/kode.ts';
import { EVERY_MS, Queue } from '#areas/dokumen/web/queue.tsx';
import { bacaSumber, type Menunggu } from '#areas/penjualan/web/validasi/sumber.ts';

const FIELDS = {
  jenis: status('Jenis', ['PENJUALAN', 'PEMBELIAN', 'TUKAR']),
  no: kode('No Faktur'),
  input_date: instant('Waktu'),
  nama_customer: text('Customer', { min: 0 }),
  nilai: rupiah('Total'),
  kode_sales: kode('Sales'),
  input_by: text('Kasir'),
  qty: int('Qty'),
  berat: gram('Berat'),
};
const COLUMNS = Object.entries(FIELDS).map(([id, field]) =>
  columnOf<Menunggu>(id, field, { sortable: false }),
) as readonly Column<Menunggu>[];
type Saring = { jenis: string; kode_sales: string; input_by: string };

const isNota = nomorDari('PJ', 'PB', 'TK');

/** Sales, buy-backs and exchanges that wait, in one list, the oldest first (D-28.1). */
export default function ValidasiJualBeliScreen() {
  const [no, setNo] = useState('');
  const [saring, setSaring] = useState<Saring>({
    jenis: 'ALL',
    kode_sales: 'ALL',
    input_by: 'ALL',
  });
  const { sumber, rows, isPending, error, refetch } = useMenunggu();
  const tampak = useMemo(() => rows.filter((one) => cocok(one, saring)), [rows, saring]);
  const dibuka = rows.find((one) => one.no === no);
  const asal = sumber.find(({ jenis }) => jenis === dibuka?.jenis);
  const pilihan = (key: keyof Saring) => [
    { value: 'ALL', label: t('SEMUA') },
    ...[...new Set(rows.map((one) => one[key]))].map((value) => ({ value, label: value })),
  ];
  const selesai = () => {
    setNo('');
    void refetch();
  };
  return (
    <Queue
      domain="penjualan"
      name="validasi-jual-beli"
      label={t('Menunggu validasi')}
      columns={COLUMNS}
      rows={tampak}
      keyOf={(row) => row.no}
      loading={isPending}
      error={error as Problem | null}
      onRetry={refetch}
      no={no}
      takes={isNota}
      onPick={setNo}
      scan={t('Pindai atau ketik nomor nota, 14 karakter')}
      wrong={no !== '' && !dibuka && !isPending ? t('Nota ini tidak menunggu') : undefined}
      filter={(['jenis', 'kode_sales', 'input_by'] as const).map((key) => (
        <SelectInput
          key={key}
          label={t(FIELDS[key].label)}
          width={160}
          asIs
          options={pilihan(key)}
          searchable={false}
          value={saring[key]}
          onChange={(value) => setSaring((old) => ({ ...old, [key]: value ?? 'ALL' }))}
        />
      ))}
      none={t('Penjualan dan pembelian yang disimpan sales muncul di sini.')}
      body={asal && dibuka && <asal.Isi key={no} no={no} />}
      pay={asal && dibuka && <asal.Terima key={no} no={no} onDone={selesai} />}
      pick={{
        title: t('Pilih nota'),
        text: t('Pindai slip pembeli, atau pilih dari daftar.'),
      }}
    />
  );
}

const cocok = (one: Menunggu, saring: Saring): boolean =>
  (['jenis', 'kode_sales', 'input_by'] as const).every(
    (key) => saring[key] === 'ALL' || saring[key] === one[key],
  );

/** Every kind's documents of the open day, read again every few seconds. */
function useMenunggu() {
  const { tgl_system } = usePerson();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['validasi-jual-beli', tgl_system],
    refetchInterval: EVERY_MS,
    staleTime: 0,
    queryFn: async () => {
      const sumber = await bacaSumber();
      const rows = await Promise.all(sumber.map((one) => one.baca(tgl_system as Hari)));
      return {
        sumber,
        rows: rows.flat().toSorted((a, b) => a.input_date.localeCompare(b.input_date)),
      };
    },
  });
  return { sumber: data?.sumber ?? [], rows: data?.rows ?? [], isPending, error, refetch };
}
