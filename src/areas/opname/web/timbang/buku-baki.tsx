import { formatGram, formatInt } from '#kit/rules/format.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { sense } from '#kit/rules/sentence.ts';
import { bukuBakiEndpoint } from '#areas/opname/contract/timbang.api.ts';
import css from '#areas/opname/web/opname.module.css';

/** The day book: what each tray began with, took in, gave away, sold, and holds now. */
export function BukuBaki({ kode_gudang }: { kode_gudang: string | null }) {
  const { data = [] } = useRead(bukuBakiEndpoint, {
    query: kode_gudang ? { kode_gudang } : {},
    keep: true,
  });
  return (
    <aside className={css.sisi} aria-label={t('Buku harian baki')} tabIndex={0}>
      <h3>{t('Buku harian baki')}</h3>
      {data.length === 0 ? (
        <p className={css.tenang}>{t('Tampil untuk baki yang sudah ditimbang.')}</p>
      ) : (
        <table className={css.buku}>
          <thead>
            <tr>
              <th>{t('Baki')}</th>
              <th>{t(sense('Buka', 'awal hari'))}</th>
              <th>{t('Masuk')}</th>
              <th>{t('Keluar')}</th>
              <th>{t(sense('Jual', 'sudah'))}</th>
              <th>{t(sense('Tutup', 'akhir hari'))}</th>
            </tr>
          </thead>
          <tbody>
            {data.map((row) => (
              <tr key={`${row.kode_gudang}/${row.kode_baki}`}>
                <td>
                  {row.kode_baki}
                  {row.ditimbang !== null && (
                    <small className={row.ditimbang === row.tutup_berat ? css.benar : css.tenang}>
                      {formatGram(row.ditimbang)} g
                    </small>
                  )}
                </td>
                <Sel qty={row.buka_qty} berat={row.buka_berat} />
                <Sel qty={row.masuk_qty} berat={row.masuk_berat} />
                <Sel qty={row.keluar_qty} berat={row.keluar_berat} />
                <Sel qty={row.jual_qty} berat={row.jual_berat} />
                <Sel qty={row.tutup_qty} berat={row.tutup_berat} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </aside>
  );
}

const Sel = ({ qty, berat }: { qty: number; berat: Miligram }) => (
  <td>
    {formatInt(qty)}
    <small className={css.tenang}>{formatGram(berat)}</small>
  </td>
);
