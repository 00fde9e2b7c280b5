import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { mark, t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { openPeek } from '#kit/web/frame/peek.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { useShortcutList } from '#kit/web/frame/shortcut-list.ts';
import { focusField } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { nomorDari } from '#areas/buku/rules/kode.ts';
import { KepalaCustomer } from '#areas/penjualan/web/kasir/pembeli.tsx';
import type { PesananDokumen } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { ContohRows } from '#areas/service/web/pesanan/baru/contoh-rows.tsx';
import { PesanRow } from '#areas/service/web/pesanan/baru/pesan-row.tsx';
import { PesananSide } from '#areas/service/web/pesanan/baru/pesanan-side.tsx';
import { useDariPo } from '#areas/service/web/pesanan/baru/use-dari-po.ts';
import { usePesanan } from '#areas/service/web/pesanan/baru/use-pesanan.ts';
import css from '#areas/service/web/service.module.css';

const KEYS = [
  ['F2', mark('Pindai surat pesanan')],
  ['F3', mark('Customer')],
  ['F4', mark('Barang berikutnya')],
  ['F6', mark('Barang contoh')],
  ['F7', mark('Cara bayar: tunai, kartu, transfer')],
  ['F9', mark('Simpan dan cetak')],
] as const;
const isPesanan = nomorDari('PS');

/** What a customer wants made or found: pieces, samples, promise, lock of the price and DP (D-36.2). */
export default function TransaksiPesananScreen() {
  const [made, setMade] = useState<PesananDokumen>();
  const form = usePesanan(setMade);
  useShortcutList(KEYS.map(([key, does]) => ({ key, does: t(does) })));
  useHotkey('F4', form.addLine);
  useHotkey('F6', form.addContoh);
  useDariPo(form);
  const { draft, said } = form;
  return (
    <Screen>
      <ScreenHead
        domain="penjualan"
        acts={<KepalaCustomer customer={{ ...draft, jenis: draft.jenis ?? undefined }} />}
      />
      <div className={css.two}>
        <section className={css.goods} aria-label={t('Barang pesanan')}>
          <div className={css.scanRow}>
            <ScanField
              takes={isPesanan}
              label={t('Pindai surat pesanan')}
              onScan={(no) => void openPeek('pesanan', no.toUpperCase())}
              onEmpty={() => focusField(`deskripsi-${draft.lines[0]?.id}`)}
            />
          </div>
          <FormFrame
            onSave={() => undefined}
            onLast={() => focusField('nama')}
            label={t('Barang pesanan')}
          >
            <ul>
              {draft.lines.map((line, at) => (
                <PesanRow
                  key={line.id}
                  line={line}
                  at={at}
                  hari={form.hari.get(line.id)}
                  ongkos={form.ongkos.get(line.id)}
                  harga={form.harga.get(line.id)}
                  said={said}
                  onSet={(part) => form.setLine(line.id, part)}
                  onPo={(po, dari) => form.setPo(line.id, po, dari)}
                  onDrop={() => form.dropLine(line.id)}
                />
              ))}
            </ul>
            <div className={css.acts}>
              <Button
                icon={<IconPlus size={17} stroke={1.7} aria-hidden />}
                shortcut="F4"
                onClick={form.addLine}
              >
                {t('Barang berikutnya')}
              </Button>
              <ContohRows form={form} />
            </div>
          </FormFrame>
        </section>
        <PesananSide form={form} made={made} />
      </div>
    </Screen>
  );
}
