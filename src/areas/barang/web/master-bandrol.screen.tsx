import { useState, type ReactNode } from 'react';
import { formatRupiah } from '#kit/rules/format.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { masterTab } from '#kit/web/master/master-screen.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { bandrolMaster } from '#areas/barang/contract/bandrol.master.ts';
import { ubahBanyakBandrolEndpoint } from '#areas/barang/contract/harga-bandrol.api.ts';
import { nextInColumn } from '#areas/barang/web/harga-tabel.tsx';
import css from '#areas/barang/web/harga-emas.module.css';

const { list } = bandrolMaster.endpoints;

/** The labels one by one, and the prices of many of them with one approval. */
export default tabbed([masterTab(bandrolMaster), { label: 'Ubah harga', of: UbahHarga }]);

function UbahHarga({ tabs }: { tabs?: ReactNode }) {
  const { data: rows = [] } = useRead(list, { query: { limit: 1000 } });
  const [baru, setBaru] = useState<Readonly<Record<string, Rupiah | null>>>({});
  const ubahan = rows.flatMap(({ kode_bandrol, harga }) => {
    const isi = baru[kode_bandrol];
    return isi && isi !== harga ? [{ kode_bandrol, harga: isi }] : [];
  });
  const write = useWrite(ubahBanyakBandrolEndpoint, {
    success: 'Harga bandrol disimpan',
    refresh: [list],
    after: () => setBaru({}),
  });
  const simpan = () => {
    if (ubahan.length > 0) void write.send({ body: { bandrol: ubahan } });
  };
  useHotkey('Mod+S', simpan);
  return (
    <Screen>
      <ScreenHead
        title={t('Master Bandrol')}
        acts={
          <Button
            look="primary"
            busy={write.busy}
            disabled={ubahan.length === 0}
            shortcut="Ctrl S"
            onClick={simpan}
          >
            {t('Simpan {n} harga', { n: ubahan.length })}
          </Button>
        }
      >
        {tabs}
      </ScreenHead>
      <div className={css.scroll}>
        {rows.length === 0 ? (
          <EmptyBlock title={t('Belum ada bandrol')} text={t('Tambahkan di tab Master Bandrol.')} />
        ) : (
          <table className={`${css.table} ${css.bandrol}`} onKeyDown={nextInColumn}>
            <caption>{t('Satu persetujuan untuk semua harga yang diubah')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('Bandrol')}</th>
                <th scope="col" className={css.end}>
                  {t('Harga kini')}
                </th>
                <th scope="col">{t('Harga baru')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ kode_bandrol, nama, harga }) => (
                <tr key={kode_bandrol}>
                  <th scope="row">
                    <b>{kode_bandrol}</b> {nama}
                  </th>
                  <td className={css.end}>{formatRupiah(harga)}</td>
                  <td>
                    <RupiahInput
                      label={`${t('Harga baru')} ${kode_bandrol}`}
                      bare
                      name={`harga-${kode_bandrol}`}
                      value={baru[kode_bandrol] ?? null}
                      onChange={(isi) =>
                        setBaru((old) => ({ ...old, [kode_bandrol]: isi as Rupiah | null }))
                      }
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Screen>
  );
}
