import { IconDiamond, IconFlame, IconTag } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { gram, kode, optional, ref, rupiah, text } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { onScale } from '#kit/contract/field-more.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import type { Line } from '#kit/rules/lines.ts';
import { totalOf } from '#kit/rules/totals.ts';
import { mg, minus, persen, rp, sum, type Miligram, type Persen } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { FormField, TransactionForm } from '#kit/web/write/transaction-form.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { bandrolMaster } from '#areas/barang/contract/bandrol.master.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { kategoriMaster } from '#areas/barang/contract/kategori.master.ts';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import { hancurBeliDocument } from '#areas/pembelian/contract/hancur-beli.document.ts';
import { lepasBeliDocument } from '#areas/pembelian/contract/lepas-beli.document.ts';
import { retagDocument } from '#areas/pembelian/contract/retag.document.ts';
import { stockBeliEndpoint } from '#areas/pembelian/contract/stock-beli.api.ts';
import { KeluarHariIni } from '#areas/pembelian/web/keluar-hari-ini.tsx';
import css from '#areas/pembelian/web/beli/beli.module.css';

type Row = AnswerOf<typeof stockBeliEndpoint>[number];
const KOLOM = {
  no_faktur_beli: kode('No Faktur'),
  nama_barang: text('Nama Barang'),
  kadar: kadarPersen('Kadar'),
  berat: gram('Berat'),
  murni: gram('Murni'),
  kondisi: optional(kode('Kondisi')),
  batu: optional(text('Batu')),
  harga: rupiah('Harga Beli'),
  kode_gudang: kode('Gudang'),
};
const JUMLAH = ['berat', 'murni', 'harga'];
const keyOf = (row: Row): string => `${row.no_faktur_beli}/${row.urut}`;

/** Bought gold in its warehouse: chosen pieces are melted, or one goes back to a tray with a new label. */
export default function HancurPembelianScreen() {
  const person = usePerson();
  const { data, error, isPending, refetch } = useRead(stockBeliEndpoint);
  const [dipilih, setDipilih] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => data ?? [], [data]);
  const lines = useMemo<Line<Row>[]>(() => rows.map((row) => ({ kind: 'row', row })), [rows]);
  const columns = useMemo(
    () =>
      columnsOf<Row>(KOLOM, person, ['no_faktur_beli']).map((one) => ({
        ...one,
        sortable: false,
        aside: one.id === 'kode_gudang',
      })),
    [person],
  );
  const view = useGridView('hancur-pembelian', columns);
  const barang = rows.filter((row) => dipilih.has(keyOf(row)));
  return (
    <Screen>
      <ScreenHead domain="pembelian" acts={<GridTools view={view} />} />
      <div className={css.dua}>
        <section className={css.kiri} aria-label={t('Barang di gudang pembelian')}>
          <Grid
            label={t('Barang di gudang pembelian')}
            view={view}
            lines={lines}
            rowKey={keyOf}
            loading={isPending}
            error={error}
            onRetry={() => void refetch()}
            selected={dipilih}
            onSelect={setDipilih}
            actions={(row) => (
              <IconButton label={t('Ke baki')} size={28} onClick={() => void bukaRetag(row)}>
                <IconTag size={16} stroke={1.7} aria-hidden />
              </IconButton>
            )}
            actionsWidth={44}
            totals={{
              label: t('Total {n} barang', { n: formatInt(rows.length) }),
              values: totalOf(rows, JUMLAH),
            }}
            empty={<EmptyBlock text={t('Tidak ada barang di gudang pembelian.')} />}
          />
        </section>
        <aside className={css.sisi} aria-label={t('Hancur Pembelian')}>
          {barang.length === 0 ? (
            <p className={css.tenang}>
              <IconFlame size={17} stroke={1.6} aria-hidden />{' '}
              {t('Pilih barang yang akan dilebur, atau kembalikan satu barang ke baki.')}
            </p>
          ) : (
            <Lebur key={[...dipilih].join()} barang={barang} onDone={() => setDipilih(new Set())} />
          )}
          <KeluarHariIni />
        </aside>
      </div>
    </Screen>
  );
}

const FIELDS = {
  berat: onScale(gram('Berat Hasil', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' })),
  kadar: kadarPersen('Kadar Hasil', { max: persen(10_000) }),
  alasan: text('Alasan', { min: 3, max: 500 }),
};

/** What came out is weighed: what went in is behind the field in grey (D-13.2). */
function Lebur({ barang, onDone }: { barang: readonly Row[]; onDone: () => void }) {
  const berat = sum(barang.map((one) => one.berat));
  const [first] = barang;
  return (
    <>
      <p>
        <b>
          {t('{n} barang, {berat} g', { n: formatInt(barang.length), berat: formatGram(berat) })}
        </b>
      </p>
      {barang.length === 1 && (
        <Button
          icon={<IconTag size={15} stroke={1.7} aria-hidden />}
          onClick={() => void bukaRetag(first!)}
        >
          {t('Kembalikan ke baki')}
        </Button>
      )}
      {barang.length === 1 && first?.batu && (
        <Button
          icon={<IconDiamond size={15} stroke={1.7} aria-hidden />}
          onClick={() => void bukaLepas(first)}
        >
          {t('Lepas batu')}
        </Button>
      )}
      <TransactionForm
        of={hancurBeliDocument.makes.lebur}
        fields={FIELDS}
        start={{ kadar: first!.kadar }}
        body={(isi: { berat: Miligram; kadar: Persen; alasan: string }) => ({
          ...isi,
          kode_gudang: null,
          barang: barang.map(({ no_faktur_beli, urut }) => ({ no_faktur_beli, urut })),
        })}
        refresh={[stockBeliEndpoint, hancurBeliDocument.list]}
        success="Barang pembelian dilebur"
        submit={t('Lebur')}
        after={onDone}
      >
        <FormField name="berat" placeholder={formatGram(berat)} autoFocus />
        <FormField name="kadar" />
        <FormField name="alasan" />
      </TransactionForm>
    </>
  );
}

const LEPAS = {
  berat: onScale(gram('Berat Sesudah', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' })),
  kode_gudang: ref('Gudang Batu', gudangMaster, 'nama'),
};

/** Its stones are taken out before it is melted, and the gold is weighed without them (D-45.7). */
const bukaLepas = (row: Row) =>
  openDialog<void>((close) =>
    withPerson(
      <DialogFrame title={t('Lepas batu')} onClose={() => close(undefined)}>
        <p>{row.batu}</p>
        <TransactionForm
          of={lepasBeliDocument.makes.lepas}
          fields={LEPAS}
          params={{ no: row.no_faktur_beli }}
          body={(isi) => ({ ...isi, urut: row.urut })}
          refresh={[stockBeliEndpoint, lepasBeliDocument.list]}
          success="Batu dilepas dari barang pembelian"
          submit={t('Lepas batu')}
          onCancel={() => close(undefined)}
          after={() => close(undefined)}
        >
          <FormField
            name="berat"
            placeholder={formatGram(minus(row.berat, row.berat_batu))}
            autoFocus
          />
          <FormField name="kode_gudang" />
        </TransactionForm>
      </DialogFrame>,
    ),
  );

const RETAG = {
  nama_barang: text('Nama Barang', { max: 100 }),
  kode_kategori: ref('Kategori', kategoriMaster, 'nama'),
  kode_group: optional(ref('Group', groupMaster, 'nama')),
  berat: onScale(gram('Berat', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' })),
  ongkos: optional(rupiah('Ongkos', { min: rp(0) })),
  kode_bandrol: optional(ref('Kode Bandrol', bandrolMaster, 'nama')),
  harga_jual: optional(rupiah('Harga Jual Tetap', { min: rp(0) })),
  kode_gudang: ref('Gudang', gudangMaster, 'nama'),
  kode_baki: ref('Baki', bakiMaster, 'nama'),
};

const bukaRetag = (row: Row) =>
  openDialog<void>((close) =>
    withPerson(
      <DialogFrame title={t('Kembalikan ke baki')} onClose={() => close(undefined)}>
        <TransactionForm
          of={retagDocument.makes.retag}
          fields={RETAG}
          params={{ no: row.no_faktur_beli }}
          start={{ nama_barang: row.nama_barang }}
          body={(isi) => ({ ...isi, urut: row.urut })}
          refresh={[stockBeliEndpoint, retagDocument.list]}
          submit={t('Beri barcode baru')}
          onCancel={() => close(undefined)}
          after={({ kode_barcode }) => {
            toast.success(t('Barcode baru {kode}', { kode: kode_barcode }));
            close(undefined);
          }}
        >
          <FormField name="nama_barang" autoFocus />
          <FormField name="kode_kategori" />
          <FormField name="kode_group" />
          <FormField name="berat" placeholder={formatGram(row.berat)} />
          <FormField name="ongkos" />
          <FormField name="kode_bandrol" />
          <FormField name="harga_jual" />
          <FormField name="kode_gudang" />
          <FormField name="kode_baki" />
        </TransactionForm>
      </DialogFrame>,
    ),
  );
