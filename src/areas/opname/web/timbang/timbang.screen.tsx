import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { formatInt } from '#kit/rules/format.ts';
import { refresh, useRead } from '#kit/web/api/query.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { useList } from '#kit/web/api/use-list.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { useShortcutList } from '#kit/web/frame/shortcut-list.ts';
import { EmptyBlock, ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { sense } from '#kit/rules/sentence.ts';
import {
  bukuBakiEndpoint,
  daftarTimbangEndpoint,
  resetTimbangEndpoint,
} from '#areas/opname/contract/timbang.api.ts';
import { TIDAK_TIMBANG } from '#areas/opname/rules/timbang.ts';
import { BilahSelesai } from '#areas/opname/web/hitung/bilah-selesai.tsx';
import { fokusMenunggu } from '#areas/opname/web/hitung/tabel-hitung.tsx';
import { BukuBaki } from '#areas/opname/web/timbang/buku-baki.tsx';
import { MulaiTimbang } from '#areas/opname/web/timbang/mulai-timbang.tsx';
import { susunTimbang, type BakiMaster } from '#areas/opname/web/timbang/susun-timbang.ts';
import { TabelTimbang } from '#areas/opname/web/timbang/tabel-timbang.tsx';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import css from '#areas/opname/web/opname.module.css';
import hitung from '#areas/opname/web/hitung/hitung.module.css';

const KOSONG = TIDAK_TIMBANG.DAFTAR_KOSONG.message;

/** What went wrong is shown in a toast, in the server's words (3§8). */
const beritahu = ({ message }: Problem): true => {
  toast.info(message || t(KOSONG));
  return true;
};

/**
 * The trays of a warehouse on the scale, one below the other; no weight is shown before the scale's figure is there.
 */
export default function TimbangScreen() {
  const { tgl_system } = usePerson();
  const [gudang, setGudang] = useState<string | null>(null);
  const [fokus, setFokus] = useState<string>();
  const { data, error, refetch } = useRead(daftarTimbangEndpoint, { staleTime: 0 });
  const { data: semua } = useList(bakiMaster.api.list, {});
  useBell('timbang-baki', () => void refresh(daftarTimbangEndpoint, bukuBakiEndpoint));
  useShortcutList([
    { key: 'Enter', does: t('Simpan hasil, lalu ke baki berikutnya') },
    { key: 'F9', does: t(sense('Selesai', 'akhiri')) },
  ]);
  const rows = useMemo(
    () => susunTimbang(data ?? [], (semua?.data ?? []) as BakiMaster[], { gudang, tgl_system }),
    [data, semua, gudang, tgl_system],
  );
  const siap = data && semua;
  return (
    <Screen>
      <ScreenHead acts={<Kosongkan jumlah={data?.length ?? 0} />} />
      <MulaiTimbang gudang={gudang} onGudang={setGudang} onMulai={setFokus} />
      <div className={css.kolom}>
        <div className={hitung.gulir} role="region" aria-label={t('Daftar timbang')} tabIndex={-1}>
          {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
          {siap && rows.length === 0 && (
            <EmptyBlock
              title={t(KOSONG)}
              text={t('Baki tampil di sini setelah ada di Master Baki.')}
            />
          )}
          {siap && rows.length > 0 && <TabelTimbang rows={rows} fokus={fokus} />}
        </div>
        <BukuBaki kode_gudang={gudang} />
      </div>
      {siap && rows.length > 0 && <Selesai rows={rows} />}
    </Screen>
  );
}

/** How far the round is; its end leads home, or back to the tray that still waits. */
function Selesai({ rows }: { rows: ReturnType<typeof susunTimbang> }) {
  const navigate = useNavigate();
  const kini = rows.filter(({ lama }) => !lama);
  const belum = kini.filter(({ menunggu }) => menunggu).length;
  const selisih = kini.filter(({ hasil }) => hasil?.status === 'SELISIH').length;
  const selesai = () => {
    if (belum > 0) {
      toast.info(t('{n} baki belum ditimbang', { n: formatInt(belum) }));
      return fokusMenunggu();
    }
    const [n, beda] = [formatInt(kini.length), formatInt(selisih)];
    toast.success(t('{n} baki ditimbang, {beda} selisih', { n, beda }));
    void navigate({ to: '/home' });
  };
  return (
    <BilahSelesai onSelesai={selesai}>
      {t('{sudah} dari {n} baki ditimbang', {
        sudah: formatInt(kini.length - belum),
        n: formatInt(kini.length),
      })}
      {selisih > 0 && (
        <b className={hitung.salah}> · {t('{n} selisih', { n: formatInt(selisih) })}</b>
      )}
    </BilahSelesai>
  );
}

/** Far from the end of the round, and asked once: what was weighed stays on record (3§4). */
function Kosongkan({ jumlah }: { jumlah: number }) {
  const reset = useWrite(resetTimbangEndpoint, {
    refresh: [daftarTimbangEndpoint],
    onProblem: beritahu,
    after: (rows) => (rows.length === 0 ? toast.info(t(KOSONG)) : undefined),
  });
  const tekan = async () => {
    const ya =
      jumlah === 0 ||
      (await confirm({
        title: t('Kosongkan daftar timbang?'),
        question: t('{n} baris hilang dari daftar; hasil timbang tetap tercatat.', {
          n: formatInt(jumlah),
        }),
        yes: t('Kosongkan daftar'),
        danger: true,
      }));
    if (ya) await reset.send({ body: {} });
  };
  return (
    <Button look="quiet" busy={reset.busy} onClick={() => void tekan()}>
      {t('Kosongkan daftar')}
    </Button>
  );
}
