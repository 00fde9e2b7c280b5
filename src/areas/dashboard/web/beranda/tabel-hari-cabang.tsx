import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Field } from '#kit/contract/field.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { t } from '#kit/web/base/text.ts';
import { Panel } from '#kit/web/frame/panel.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import type {
  berandaPusatEndpoint,
  CabangBeranda,
  HariCabang,
} from '#areas/dashboard/contract/beranda-pusat.api.ts';
import { TUTUP } from '#areas/dashboard/contract/pusat.api.ts';
import { Ke } from '#areas/dashboard/web/ke.tsx';
import { AngkaLama, BarisHilang, tokoHilang } from '#areas/dashboard/web/pusat/toko-diam.tsx';
import css from '#areas/dashboard/web/dashboard.module.css';

type Props = {
  cabang: readonly CabangBeranda[];
  toko: AnswerOf<typeof berandaPusatEndpoint>['toko'];
  tgl_kemarin: Hari | null;
  onRefresh: () => unknown;
};

/** A line for each branch, its sales as a bar beside the others: one branch or thirty take what they need. */
export function TabelHariCabang({ cabang, toko, tgl_kemarin, onRefresh }: Props) {
  const most = Math.max(...cabang.map(({ hari_ini }) => hari_ini.rupiah), 1);
  const denganLaba = cabang.some(({ hari_ini }) => hari_ini.laba !== null);
  const kolom =
    6 + (denganLaba ? 1 : 0) + (tgl_kemarin ? 1 : 0) + (tgl_kemarin && denganLaba ? 1 : 0);
  if (cabang.length === 0 && tokoHilang(toko).length === 0)
    return <EmptyBlock text={t('Belum ada cabang.')} />;
  return (
    <Panel
      name="home/hari-cabang"
      title={t('Toko')}
      acts={<Ke path={['dashboardPusat']}>{t('Semua cabang hari ini')}</Ke>}
      onRefresh={onRefresh}
      removable
      fit="edge"
    >
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('Toko')}</th>
              <th scope="col">{t('Hari')}</th>
              <th scope="col" data-end>
                {t('Nota')}
              </th>
              <th scope="col" data-end>
                {t('Penjualan')}
              </th>
              <th scope="col" data-wide aria-label={t('Dibanding toko lain')} />
              {denganLaba && (
                <th scope="col" data-end>
                  {t('Laba')}
                </th>
              )}
              <th scope="col" data-end>
                {t('Keluar g')}
              </th>
              <th scope="col" data-end>
                {t('Masuk g')}
              </th>
              {tgl_kemarin && (
                <th scope="col" data-end data-far>
                  {t('Penjualan kemarin')}
                </th>
              )}
              {tgl_kemarin && denganLaba && (
                <th scope="col" data-end data-far>
                  {t('Laba kemarin')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {cabang.map((one) => (
              <Baris
                key={one.kode_toko}
                one={one}
                most={most}
                kemarin={tgl_kemarin ? one.kemarin : undefined}
                denganLaba={denganLaba}
              />
            ))}
            <BarisHilang toko={toko} kolom={kolom} />
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

/** A shop that does not say it has a dash, not a nought. */
const angka = (value: number | null): string => (value === null ? '-' : formatInt(value));

type BarisProps = {
  one: CabangBeranda;
  most: number;
  kemarin: HariCabang | undefined;
  denganLaba: boolean;
};

const Baris = ({ one, most, kemarin, denganLaba }: BarisProps) => (
  <tr>
    <th scope="row">
      <Ke path={['laporan-ringkasan-penjualan']} toko={one.kode_toko} plain={one.nama_toko}>
        {one.nama_toko}
      </Ke>
      <AngkaLama per={one.per} />
    </th>
    <td>
      <StatusWord of={TUTUP as Field} value={one.tutup} />
    </td>
    <td data-end>{formatInt(one.hari_ini.nota)}</td>
    <td data-end>
      <b>{formatInt(one.hari_ini.rupiah)}</b>
    </td>
    <td data-wide>
      <i
        className={css.share}
        style={{ width: `${Math.max(0, (one.hari_ini.rupiah / most) * 100)}%` }}
        aria-hidden
      />
    </td>
    {denganLaba && (
      <td data-end>
        <Ke path={['laporan-laba-rugi']} toko={one.kode_toko} plain={angka(one.hari_ini.laba)}>
          {angka(one.hari_ini.laba)}
        </Ke>
      </td>
    )}
    <td data-end>{formatGram(one.hari_ini.gram_keluar)}</td>
    <td data-end>{formatGram(one.hari_ini.gram_masuk)}</td>
    {kemarin && (
      <td data-end data-far>
        {formatInt(kemarin.rupiah)}
      </td>
    )}
    {kemarin && denganLaba && (
      <td data-end data-far>
        {angka(kemarin.laba)}
      </td>
    )}
  </tr>
);
