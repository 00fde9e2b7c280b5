import { formatGram, formatInt, formatRupiah } from '#kit/rules/format.ts';
import { plus, rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { Panel } from '#kit/web/frame/panel.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { KadarMark } from '#areas/toko/web/kadar-mark.tsx';
import type { StockKadar as Row } from '#areas/dashboard/contract/toko.api.ts';
import { Ke } from '#areas/dashboard/web/ke.tsx';
import css from '#areas/dashboard/web/dashboard.module.css';

type Isi = { rows: readonly Row[]; denganNilai: boolean };
type Props = Isi & { onRefresh: () => unknown };

/** Every kadar that lies in the shop; the bar is its share of the fine gold. */
export const StockKadar = ({ rows, denganNilai, onRefresh }: Props) => (
  <Panel
    name="dashboard/stock-kadar"
    title={t('Stok menurut kadar')}
    note={t('sesuai buku, semua baki dan gudang')}
    acts={<Ke path={['laporan-saldo-stock', 'data-barang']}>{t('Rincian stok')}</Ke>}
    onRefresh={onRefresh}
    removable
    fit="edge"
  >
    {rows.length === 0 ? (
      <EmptyBlock text={t('Belum ada barang di toko.')} />
    ) : (
      <table className={css.table} data-stock>
        <thead>
          <tr>
            <th scope="col">{t('Kadar')}</th>
            <th scope="col" data-end>
              {t('Potong')}
            </th>
            <th scope="col" data-end>
              {t('Berat g')}
            </th>
            <th scope="col" data-end>
              {t('Emas murni g')}
            </th>
            <th scope="col" data-wide>
              {t('Bagian murni')}
            </th>
            {denganNilai && (
              <th scope="col" data-end>
                {t('Nilai jual hari ini')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Baris
              key={row.kadar}
              row={row}
              most={Math.max(...rows.map((one) => one.murni))}
              denganNilai={denganNilai}
            />
          ))}
        </tbody>
        <Jumlah rows={rows} denganNilai={denganNilai} />
      </table>
    )}
  </Panel>
);

function Baris({ row, most, denganNilai }: { row: Row; most: number; denganNilai: boolean }) {
  const share = most > 0 ? Math.max(0, (row.murni / most) * 100) : 0;
  return (
    <tr>
      <th scope="row">
        <KadarMark kadar={row.kadar} label={row.label} />
      </th>
      <td data-end>{formatInt(row.qty)}</td>
      <td data-end>{formatGram(row.berat)}</td>
      <td data-end>
        <b>{formatGram(row.murni)}</b>
      </td>
      <td data-wide>
        <i className={css.share} style={{ width: `${share}%` }} aria-hidden />
      </td>
      {denganNilai && (
        <td data-end>{row.nilai === null ? t('belum ada harga') : formatInt(row.nilai)}</td>
      )}
    </tr>
  );
}

function Jumlah({ rows, denganNilai }: Isi) {
  const nilai = rows.reduce<Rupiah>((all, one) => plus(all, one.nilai ?? rp(0)), rp(0));
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('Total')}</th>
        <td data-end>{formatInt(rows.reduce((all, one) => all + one.qty, 0))}</td>
        <td data-end>{formatGram(sum(rows.map((one) => one.berat)))}</td>
        <td data-end>{formatGram(sum(rows.map((one) => one.murni)))}</td>
        <td data-wide />
        {denganNilai && <td data-end>{formatRupiah(nilai)}</td>}
      </tr>
    </tfoot>
  );
}
