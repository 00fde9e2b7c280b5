import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatInt, formatRupiahUtuh } from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Panel } from '#kit/web/frame/panel.tsx';
import { dashboardHutangEndpoint } from '#areas/hutang/contract/dashboard.api.ts';
import { Ke } from '#areas/dashboard/web/ke.tsx';
import css from '#areas/dashboard/web/dashboard.module.css';

type Hutang = AnswerOf<typeof dashboardHutangEndpoint>;

/** Money lent on gold: what runs, what was done today, and whom to call before the gold is worth less than the debt. */
export default function HutangHari() {
  const { data, refetch } = useRead(dashboardHutangEndpoint, { staleTime: 60_000 });
  if (!data || (data.aktif === 0 && data.baru_hari.jumlah === 0 && data.kelebihan.jumlah === 0))
    return null;
  return (
    <Panel
      name="dashboard/hutang"
      title={t('Hutang')}
      note={t('{n} berjalan, jaminan {qty} potong {berat} g', {
        n: formatInt(data.aktif),
        qty: formatInt(data.jaminan_qty),
        berat: formatGram(data.jaminan_berat),
      })}
      onRefresh={refetch}
      removable
      fit="edge"
    >
      <div className={css.scroll}>
        <table className={css.table}>
          <tbody>
            {barisOf(data).map(([kata, jumlah, rupiah]) => (
              <tr key={kata}>
                <th scope="row">{kata}</th>
                <td data-end data-quiet>
                  {jumlah === null ? '' : formatInt(jumlah)}
                </td>
                <td data-end>
                  <b>{formatInt(rupiah)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Daftar judul={t('Jatuh tempo minggu ini')} rows={data.daftar_tempo} />
      <Daftar judul={t('Mendekati nilai rosok')} rows={data.daftar_rosok} />
    </Panel>
  );
}

type Baris = readonly [kata: string, jumlah: number | null, rupiah: number];

/** Of what is rare only what there is. */
const barisOf = (data: Hutang): Baris[] => [
  [t('Pokok berjalan'), data.aktif, data.pokok],
  [t('Bunga berjalan'), null, data.bunga_berjalan],
  [t('Hutang baru hari ini'), data.baru_hari.jumlah, data.baru_hari.rupiah],
  [t('Pelunasan hari ini'), data.lunas_hari.jumlah, data.lunas_hari.rupiah],
  [t('Bunga diterima hari ini'), null, data.bunga_hari],
  [t('Lewat jatuh tempo'), data.lewat.jumlah, data.lewat.rupiah],
  ...(data.kelebihan.jumlah > 0
    ? [[t('Kelebihan lelang belum diambil'), data.kelebihan.jumlah, data.kelebihan.rupiah] as const]
    : []),
];

/** Some of those to call, each by name and sum; the ticket opens by its number. */
const PALING_BANYAK = 5;
const Daftar = ({ judul, rows }: { judul: string; rows: Hutang['daftar_tempo'] }) =>
  rows.length > 0 && (
    <ul className={css.list} aria-label={judul}>
      {rows.slice(0, PALING_BANYAK).map((one) => (
        <li key={one.no_faktur_hutang} data-edge="kecubung">
          <div>
            <b>{one.nama_customer}</b>
            <Ke path={['lihat-hutang']} no={one.no_faktur_hutang} plain={one.no_faktur_hutang}>
              {one.no_faktur_hutang}
            </Ke>
          </div>
          <p>
            {[
              judul,
              formatHariPanjang(one.tgl_jatuh_tempo, t),
              formatRupiahUtuh(one.total_kewajiban),
              one.nilai_rosok !== null &&
                t('rosok {nilai}', { nilai: formatRupiahUtuh(one.nilai_rosok) }),
              one.no_hp,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
