import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { formatInt } from '#kit/rules/format.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { useShortcutList } from '#kit/web/frame/shortcut-list.ts';
import { focusField } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { readKode } from '#areas/buku/rules/kode.ts';
import { isValued } from '#areas/hutang/web/baru/draft.ts';
import { HutangSide } from '#areas/hutang/web/baru/hutang-side.tsx';
import { openPieceFoto, PieceRow } from '#areas/hutang/web/baru/piece-row.tsx';
import { useHutang, type HutangForm, type HutangMade } from '#areas/hutang/web/baru/use-hutang.ts';
import { useKenali } from '#areas/hutang/web/baru/use-kenali.ts';
import { JadwalTebus } from '#areas/hutang/web/jadwal-tebus.tsx';
import { KepalaCustomer } from '#areas/penjualan/web/kasir/pembeli.tsx';
import css from '#areas/hutang/web/hutang.module.css';

const KEYS = [
  ['F2', mark('Pindai surat, kartu member, atau KTP')],
  ['F3', mark('Peminjam')],
  ['F4', mark('Barang berikutnya')],
  ['Shift+F4', mark('Foto barang')],
  ['F6', mark('Bagian berikutnya')],
  ['F9', mark('Bayar dan cetak')],
] as const;

/** A new loan: weigh, test, see the ceiling and the payout at once, pay (D-16.1). */
export function HutangBaru({ tabs }: { tabs?: ReactNode }) {
  const [made, setMade] = useState<HutangMade>();
  const form = useHutang(setMade);
  const { said, tone, scan } = useKenali(form);
  useShortcutList(KEYS.map(([key, does]) => ({ key, does: t(does) })));
  const { draft, valued } = form;
  return (
    <Screen>
      <ScreenHead
        domain="hutang"
        acts={<KepalaCustomer customer={{ ...draft, jenis: draft.jenis ?? undefined }} />}
      >
        {tabs}
      </ScreenHead>
      <div className={css.two}>
        <section className={css.goods} aria-label={t('Barang jaminan')}>
          <div className={css.scanRow}>
            <ScanField
              takes={(kode) => readKode(kode) === 'customer'}
              label={t('Pindai surat, kartu member, atau KTP')}
              onScan={(kode) => void scan(kode)}
              onEmpty={() => focusField(`nama_barang-${form.draft.pieces[0]?.id}`)}
              said={said}
              tone={tone}
            />
          </div>
          <Goods form={form} />
          {valued && valued.jadwal.length > 0 && (
            <div className={css.schedule}>
              <JadwalTebus
                rows={valued.jadwal}
                jatuhTempo={valued.tgl_jatuh_tempo}
                title={t('Biaya tebus menurut hari')}
              />
            </div>
          )}
        </section>
        <HutangSide form={form} made={made} />
      </div>
    </Screen>
  );
}

/** The pieces one under the other: Enter goes through them and on to the amount. */
function Goods({ form }: { form: HutangForm }) {
  const { draft, valued, said } = form;
  useHotkey('F4', form.addPiece);
  useHotkey('Shift+F4', () => {
    const at = document.activeElement?.closest<HTMLElement>('[data-piece]')?.dataset.piece;
    const piece =
      draft.pieces.find((one) => String(one.id) === at) ??
      draft.pieces.find((one) => !one.foto) ??
      draft.pieces[0];
    if (piece) void openPieceFoto(piece, (part) => form.setPiece(piece.id, part));
  });
  const worthOf = (id: number) =>
    valued?.detail_barang[draft.pieces.filter(isValued).findIndex((one) => one.id === id)];
  return (
    <FormFrame
      onSave={form.save}
      onLast={() => focusField('jumlah_hutang')}
      label={t('Barang jaminan')}
    >
      <ul>
        {draft.pieces.map((piece, at) => (
          <PieceRow
            key={piece.id}
            piece={piece}
            at={at}
            worth={worthOf(piece.id)}
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
        {valued && (
          <p>
            {t('Taksiran {taksiran}, plafond {plafond}', {
              taksiran: formatInt(valued.taksiran),
              plafond: formatInt(valued.plafond),
            })}
          </p>
        )}
      </div>
    </FormFrame>
  );
}
