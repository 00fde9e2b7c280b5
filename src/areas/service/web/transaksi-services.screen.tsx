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
import { PieceRow } from '#areas/service/web/baru/piece-row.tsx';
import { ServiceSide } from '#areas/service/web/baru/service-side.tsx';
import { useService } from '#areas/service/web/baru/use-service.ts';
import type { Service } from '#areas/service/web/service-body.tsx';
import css from '#areas/service/web/service.module.css';

const KEYS = [
  ['F2', mark('Pindai surat service')],
  ['F3', mark('Customer')],
  ['F4', mark('Barang berikutnya')],
  ['F7', mark('Cara bayar: tunai, kartu, transfer')],
  ['F9', mark('Simpan dan cetak')],
] as const;
const isService = nomorDari('SV');

/** Pieces taken in for repair: in the customer's words, weighed, with work, promise and DP (D-37.2). */
export default function TransaksiServicesScreen() {
  const [made, setMade] = useState<Service>();
  const form = useService(setMade);
  useShortcutList(KEYS.map(([key, does]) => ({ key, does: t(does) })));
  useHotkey('F4', form.addPiece);
  const { draft, said } = form;
  return (
    <Screen>
      <ScreenHead
        domain="service"
        acts={<KepalaCustomer customer={{ ...draft, jenis: draft.jenis ?? undefined }} />}
      />
      <div className={css.two}>
        <section className={css.goods} aria-label={t('Barang service')}>
          <div className={css.scanRow}>
            <ScanField
              takes={isService}
              label={t('Pindai surat service')}
              onScan={(no) => void openPeek('service', no.toUpperCase())}
              onEmpty={() => focusField(`nama_barang-${draft.pieces[0]?.id}`)}
            />
          </div>
          <FormFrame
            onSave={() => undefined}
            onLast={() => focusField('nama')}
            label={t('Barang service')}
          >
            <ul>
              {draft.pieces.map((piece, at) => (
                <PieceRow
                  key={piece.id}
                  piece={piece}
                  at={at}
                  said={said}
                  onSet={(part) => form.setPiece(piece.id, part)}
                  onDrop={() => form.dropPiece(piece.id)}
                />
              ))}
            </ul>
            <div className={css.acts}>
              <Button
                icon={<IconPlus size={17} stroke={1.7} aria-hidden />}
                shortcut="F4"
                onClick={form.addPiece}
              >
                {t('Barang berikutnya')}
              </Button>
            </div>
          </FormFrame>
        </section>
        <ServiceSide form={form} made={made} />
      </div>
    </Screen>
  );
}
