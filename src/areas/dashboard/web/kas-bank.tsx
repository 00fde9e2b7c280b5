import { formatInt } from '#kit/rules/format.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { Panel } from '#kit/web/frame/panel.tsx';
import type { UangHari } from '#areas/dashboard/contract/toko.api.ts';
import css from '#areas/dashboard/web/dashboard.module.css';

type Props = {
  rows: readonly UangHari[];
  kasTerlihat: boolean;
  tutupTerakhir: string | null;
  onRefresh: () => unknown;
};

/** Every place of money: what came in today, what went out, what it holds. */
export const KasBank = ({ rows, kasTerlihat, tutupTerakhir, onRefresh }: Props) => (
  <Panel
    name="dashboard/kas-bank"
    title={t('Kas dan bank')}
    note={
      tutupTerakhir
        ? t('tutup terakhir {waktu}', { waktu: formatInstant(tutupTerakhir) })
        : t('belum pernah tutup')
    }
    onRefresh={onRefresh}
    removable
    fit="edge"
  >
    {rows.length === 0 ? (
      <p className={css.empty}>{t('Belum ada uang di bank dan kartu.')}</p>
    ) : (
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('Rekening')}</th>
              <th scope="col" data-end>
                {t('Masuk')}
              </th>
              <th scope="col" data-end>
                {t('Keluar')}
              </th>
              <th scope="col" data-end>
                {t('Saldo')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Baris key={row.akun} nama={namaTempat(row)} row={row} />
            ))}
          </tbody>
          <tfoot>
            <Baris nama={kasTerlihat ? t('Total') : t('Total tanpa kas')} row={jumlah(rows)} />
          </tfoot>
        </table>
      </div>
    )}
    {!kasTerlihat && (
      <p className={css.empty}>{t('Isi laci tidak ditampilkan sampai toko ditutup.')}</p>
    )}
  </Panel>
);

type Angka = Pick<UangHari, 'masuk' | 'keluar' | 'saldo'>;

const Baris = ({ nama, row }: { nama: string; row: { [K in keyof Angka]: number } }) => (
  <tr>
    <th scope="row">{nama}</th>
    <td data-end data-quiet>
      {formatInt(row.masuk)}
    </td>
    <td data-end data-quiet>
      {formatInt(row.keluar)}
    </td>
    <td data-end>
      <b>{formatInt(row.saldo)}</b>
    </td>
  </tr>
);

const jumlah = (rows: readonly UangHari[]) =>
  rows.reduce(
    (all, one) => ({
      masuk: all.masuk + one.masuk,
      keluar: all.keluar + one.keluar,
      saldo: all.saldo + one.saldo,
    }),
    { masuk: 0, keluar: 0, saldo: 0 },
  );

/** The name of a place of money as the shop says it. */
function namaTempat({ akun, nama }: UangHari): string {
  if (akun === 'kas') return t('Kas toko');
  if (akun === 'kas_hutang') return t('Kas hutang');
  if (akun.startsWith('kas:')) return t('Kas {laci}', { laci: akun.slice(4) });
  const [jenis, kode = ''] = akun.split(':');
  return jenis === 'kartu' ? t('Kartu {bank}', { bank: nama ?? kode }) : (nama ?? kode);
}
