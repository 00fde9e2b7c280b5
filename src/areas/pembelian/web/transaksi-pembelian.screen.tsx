import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { mark, t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { useShortcutList } from '#kit/web/frame/shortcut-list.ts';
import { focusField } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { namaiBarang, nomorDari } from '#areas/buku/rules/kode.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { BarisBeli } from '#areas/pembelian/web/beli/baris-beli.tsx';
import { LayarBeli } from '#areas/pembelian/web/beli/layar-beli.tsx';
import { namaiOrang } from '#areas/pembelian/web/beli/orang-datang.ts';
import { SisiBeli } from '#areas/pembelian/web/beli/sisi-beli.tsx';
import { useBeli } from '#areas/pembelian/web/beli/use-beli.ts';
import type { DokumenBeli } from '#areas/pembelian/contract/pembelian.document.ts';
import css from '#areas/pembelian/web/beli/beli.module.css';

const KUNCI = [
  ['F2', mark('Kolom pindai')],
  ['F3', mark('Penjual')],
  ['F4', mark('Barang tanpa nota')],
  ['F9', mark('Bayar dan cetak')],
  ['F10', mark('Cetak ulang')],
] as const;
const load = () => import('#areas/pembelian/web/dokumen/cetak-beli.ts');
/** What a customer brings along; another paper is shown, and the gold on the counter stays. */
const isNota = nomorDari('PJ', 'TK');

/** The counter of a buy-back: scan a nota anywhere, weigh, see both prices, pay (D-13). */
export default function TransaksiPembelianScreen() {
  const sesi = useSesi();
  const [selesai, setSelesai] = useState<DokumenBeli>();
  const beli = useBeli((dokumen) => {
    setSelesai(dokumen);
    void load().then(({ notaBeli }) => notaBeli.print(dokumen, sesi));
  });
  const { baris, hitung, said, pesan, tambahKosong } = beli;
  const ulang = () =>
    selesai && load().then(({ notaBeli }) => notaBeli.reprint(selesai.no_faktur_beli, sesi));
  useHotkey('F4', tambahKosong);
  useHotkey('F10', () => void ulang(), selesai !== undefined);
  useShortcutList(KUNCI.map(([key, does]) => ({ key, does: t(does) })));
  return (
    <Screen>
      <ScreenHead domain="pembelian" acts={<LayarBeli beli={beli} selesai={selesai} />} />
      <div className={css.dua}>
        <section className={css.kiri} aria-label={t('Barang yang dibeli')}>
          <div className={css.pindai}>
            <ScanField
              takes={(kode) => namaiBarang(kode) || isNota(kode) || namaiOrang(kode)}
              label={t('Pindai nota, barang yang kembali, kartu customer, atau KTP')}
              onScan={(kode) => void beli.pindai(kode)}
              said={said?.text}
              tone={said?.bad ? 'bad' : 'good'}
            />
          </div>
          <div className={css.acts}>
            <Button
              icon={<IconPlus size={17} stroke={1.7} aria-hidden />}
              shortcut="F4"
              onClick={tambahKosong}
            >
              {t('Barang tanpa nota')}
            </Button>
            <Button
              look="quiet"
              icon={<IconPrinter size={17} stroke={1.6} aria-hidden />}
              shortcut="F10"
              disabled={!selesai}
              onClick={() => void ulang()}
            >
              {t('Cetak ulang')}
            </Button>
          </div>
          {baris.length === 0 ? (
            <EmptyBlock
              title={t('Belum ada barang')}
              text={t('Pindai nota penjualan kita, atau tekan F4 untuk barang tanpa nota.')}
            />
          ) : (
            <FormFrame onSave={() => undefined} onLast={() => focusField('kode_sales')}>
              <ul>
                {baris.map((one, at) => (
                  <BarisBeli
                    key={one.id}
                    baris={one}
                    nomor={at + 1}
                    hitung={hitung[at] ?? {}}
                    salah={(name) => pesan[`barang.${at}.${name}`]}
                    onUbah={(part) => beli.ubah(one.id, part)}
                    onBuang={() => beli.buang(one.id)}
                  />
                ))}
              </ul>
            </FormFrame>
          )}
        </section>
        <SisiBeli beli={beli} selesai={selesai} />
      </div>
    </Screen>
  );
}
