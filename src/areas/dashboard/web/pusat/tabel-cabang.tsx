import { Link } from '@tanstack/react-router';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Field } from '#kit/contract/field.ts';
import { formatGram, formatInt, formatRupiah } from '#kit/rules/format.ts';
import { mg, rp } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { Panel } from '#kit/web/frame/panel.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { SummaryBand } from '#kit/web/mark/summary-band.tsx';
import {
  TUTUP,
  type CabangHari,
  type dashboardPusatEndpoint,
} from '#areas/dashboard/contract/pusat.api.ts';
import { AngkaLama, BarisHilang, dariToko } from '#areas/dashboard/web/pusat/toko-diam.tsx';
import css from '#areas/dashboard/web/dashboard.module.css';

type Props = { cabang: readonly CabangHari[] };
type Angka = Exclude<keyof CabangHari, 'kode_toko' | 'nama_toko' | 'tutup' | 'per'>;

/** The sum over the branches that say it; null where it is hidden from this person. */
const jumlah = (cabang: readonly CabangHari[], name: Angka): number | null =>
  cabang.every((one) => one[name] === null)
    ? null
    : cabang.reduce((all, one) => all + (one[name] ?? 0), 0);

/** The chain in one band. */
export function RingkasCabang({ cabang }: Props) {
  const of = (name: Angka) => jumlah(cabang, name) ?? 0;
  const terlihat = (name: Angka) => jumlah(cabang, name) !== null;
  return (
    <SummaryBand
      figures={[
        {
          label: t('Penjualan'),
          domain: 'penjualan',
          value: formatRupiah(rp(of('netto'))),
          note: t('{nota} nota, {gram} g', {
            nota: formatInt(of('nota')),
            gram: formatGram(mg(of('jual_berat'))),
          }),
        },
        {
          label: t('Pembelian'),
          domain: 'pembelian',
          value: formatRupiah(rp(of('harga'))),
          note: t('{gram} g', { gram: formatGram(mg(of('beli_berat'))) }),
        },
        ...(terlihat('stock_murni')
          ? [
              {
                label: t('Emas murni di toko'),
                value: formatGram(mg(of('stock_murni'))),
                unit: 'g',
              },
            ]
          : []),
        ...(terlihat('kas')
          ? [{ label: t('Kas dan bank'), value: formatRupiah(rp(of('kas') + of('bank'))) }]
          : []),
      ]}
      barsLabel={t('Penjualan per cabang')}
      // One branch alone is beside nothing.
      bars={
        cabang.length > 1
          ? cabang.map(({ kode_toko, netto }) => ({ label: kode_toko, value: netto }))
          : undefined
      }
    />
  );
}

type Kolom = { name: Angka; label: () => string; text: (value: number) => string; wide?: true };
const gram = (value: number) => formatGram(mg(value));
const KOLOM: readonly Kolom[] = [
  { name: 'nota', label: () => t('Nota'), text: formatInt },
  { name: 'jual_berat', label: () => t('Jual g'), text: gram },
  { name: 'netto', label: () => t('Penjualan'), text: formatInt },
  { name: 'beli_berat', label: () => t('Beli g'), text: gram, wide: true },
  { name: 'harga', label: () => t('Pembelian'), text: formatInt },
  { name: 'stock_qty', label: () => t('Stok'), text: formatInt },
  { name: 'stock_berat', label: () => t('Stok g'), text: gram },
  { name: 'stock_murni', label: () => t('Murni g'), text: gram, wide: true },
  { name: 'kas', label: () => t('Kas'), text: formatInt },
  { name: 'bank', label: () => t('Bank'), text: formatInt, wide: true },
];

type TabelProps = Props & {
  toko: AnswerOf<typeof dashboardPusatEndpoint>['toko'];
  onRefresh: () => unknown;
};

/** A line for each branch; its name leads to what it did today. */
export function TabelCabang({ cabang, toko, onRefresh }: TabelProps) {
  const kolom = KOLOM.filter(({ name }) => jumlah(cabang, name) !== null);
  return (
    <Panel
      name="dashboardPusat/cabang"
      title={t('Cabang')}
      note={t('penjualan, pembelian dan stok hari ini')}
      onRefresh={onRefresh}
      removable
      fit="edge"
    >
      {cabang.length === 0 && toko.length === 0 ? (
        <EmptyBlock text={t('Belum ada cabang.')} />
      ) : (
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('Toko')}</th>
                <th scope="col">{t('Hari')}</th>
                {kolom.map(({ name, label, wide }) => (
                  <th key={name} scope="col" data-end data-far={wide}>
                    {label()}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cabang.map((one) => (
                <tr key={one.kode_toko}>
                  <th scope="row">
                    <Link
                      className={css.act}
                      to="/laporan-ringkasan-penjualan"
                      search={{ toko: one.kode_toko }}
                    >
                      {one.nama_toko}
                    </Link>
                    <AngkaLama per={one.per} />
                  </th>
                  <td>
                    <StatusWord of={TUTUP as Field} value={one.tutup} />
                  </td>
                  {kolom.map(({ name, text, wide }) => (
                    <td key={name} data-end data-far={wide}>
                      {one[name] === null ? '-' : text(one[name])}
                    </td>
                  ))}
                </tr>
              ))}
              <BarisHilang toko={toko} kolom={kolom.length + 1} />
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('Total')}</th>
                <td>{dariToko(toko)}</td>
                {kolom.map(({ name, text, wide }) => (
                  <td key={name} data-end data-far={wide}>
                    {text(jumlah(cabang, name)!)}
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </Panel>
  );
}
