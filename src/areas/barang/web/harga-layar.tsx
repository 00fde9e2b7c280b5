import { useState } from 'react';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { WithDrawer } from '#kit/web/frame/drawer.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { EmptyBlock, ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { GeserHarga } from '#areas/barang/web/geser-harga.tsx';
import type { Baris, Jenis } from '#areas/barang/web/harga-baris.ts';
import { HargaTabel } from '#areas/barang/web/harga-tabel.tsx';
import { RiwayatHarga } from '#areas/barang/web/riwayat-harga.tsx';
import { useHargaEmas, type HargaEmasState } from '#areas/barang/web/use-harga-emas.ts';
import css from '#areas/barang/web/harga-emas.module.css';

type Props = { bisa: readonly Jenis[]; catatan?: string };

/** The prices of every kadar and group, typed in one list and saved at once; `bisa` are those of this screen. */
export function HargaLayar({ bisa, catatan }: Props) {
  const state = useHargaEmas(bisa);
  const [opened, setOpened] = useState<{ macam: string; kode: string }>();
  useHotkey('Ctrl+Enter', state.save);
  const { kadar, group } = state.baris;
  const active = [...kadar, ...group].find(
    (one) => one.macam === opened?.macam && one.kode === opened.kode,
  );
  const history = ({ macam, kode }: Baris) => setOpened({ macam, kode });

  return (
    <Screen>
      <ScreenHead note={catatan} acts={<Acts state={state} />} />
      <WithDrawer
        drawer={
          active && (
            <RiwayatHarga
              key={`${active.macam}${active.kode}`}
              baris={active}
              jenis={bisa.length === 1 ? (bisa[0] ?? null) : null}
              onClose={() => setOpened(undefined)}
            />
          )
        }
      >
        <div className={css.scroll}>
          {state.error && <ErrorBlock problem={state.error} onRetry={state.retry} />}
          {!state.error && !state.loading && <GeserHarga bisa={bisa} onShift={state.shift} />}
          {!state.error && !state.loading && (
            <div className={css.tables}>
              {kadar.length === 0 ? (
                <EmptyBlock text={t('Belum ada kadar. Tambah dahulu di Master Kadar.')} />
              ) : (
                <HargaTabel
                  title={t('Harga per kadar')}
                  rows={kadar}
                  state={state}
                  active={active}
                  onHistory={history}
                />
              )}
              {group.length > 0 && (
                <HargaTabel
                  title={t('Harga sendiri per group')}
                  rows={group}
                  state={state}
                  active={active}
                  onHistory={history}
                />
              )}
            </div>
          )}
        </div>
      </WithDrawer>
    </Screen>
  );
}

function Acts({ state }: { state: HargaEmasState }) {
  const many = state.perubahan.length;
  return (
    <>
      {many > 0 && (
        <Button look="quiet" onClick={state.drop} disabled={state.busy}>
          {t('Batalkan perubahan')}
        </Button>
      )}
      <Button
        look="primary"
        busy={state.busy}
        disabled={many === 0}
        onClick={state.save}
        shortcut="Ctrl Enter"
      >
        {many === 0 ? t('Simpan harga') : t('Simpan {jumlah} harga', { jumlah: many })}
      </Button>
    </>
  );
}
