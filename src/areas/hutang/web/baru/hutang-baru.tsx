import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { formatInt } from '#kit/rules/format.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { useShortcutList } from '#kit/web/frame/shortcut-list.ts';
import { isValued } from '#areas/hutang/web/baru/draft.ts';
import { HutangSide } from '#areas/hutang/web/baru/hutang-side.tsx';
import { PieceRow } from '#areas/hutang/web/baru/piece-row.tsx';
import { useHutang, type HutangMade } from '#areas/hutang/web/baru/use-hutang.ts';
import css from '#areas/hutang/web/hutang.module.css';

const KEYS = [
  ['F3', mark('Peminjam')],
  ['F4', mark('Barang berikutnya')],
  ['F9', mark('Bayar dan cetak')],
] as const;

/** A new loan: weigh, test, see the ceiling and the payout at once, pay (D-16.1). */
export function HutangBaru({ tabs }: { tabs?: ReactNode }) {
  const [made, setMade] = useState<HutangMade>();
  const form = useHutang(setMade);
  const { draft, valued, said } = form;
  useHotkey('F4', form.addPiece);
  useShortcutList(KEYS.map(([key, does]) => ({ key, does: t(does) })));
  const worthOf = (id: number) =>
    valued?.detail_barang[draft.pieces.filter(isValued).findIndex((one) => one.id === id)];
  return (
    <Screen>
      <ScreenHead domain="hutang">{tabs}</ScreenHead>
      <div className={css.two}>
        <section className={css.goods} aria-label={t('Barang jaminan')}>
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
        </section>
        <HutangSide form={form} made={made} />
      </div>
    </Screen>
  );
}
