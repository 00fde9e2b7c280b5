import { IconLock } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { call } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { showProblem } from '#kit/web/feedback/dialogs.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import type { AuthoriseRequest } from '#kit/web/write/authorise.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import {
  batalkanOtorisasiEndpoint,
  mintaOtorisasiEndpoint,
} from '#areas/akses/contract/otorisasi.api.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import type { Permintaan } from '#areas/akses/web/otorisasi-asked.ts';
import { OtorisasiWait } from '#areas/akses/web/otorisasi-wait.tsx';
import { RequestCard } from '#areas/akses/web/request-card.tsx';
import css from '#areas/akses/web/otorisasi.module.css';

type Props = { request: AuthoriseRequest; onDone: (keystore: string | undefined) => void };

/**
 * The reason that the write itself carries in a field of its own, or that the act names as such: it is not asked for
 * twice (3.3.7). A remark on a nota says nothing of why a superior is asked.
 */
function alasanOf({ body, problem: { detail } }: AuthoriseRequest): string {
  const isi = (body ?? {}) as Record<string, unknown>;
  const found = [isi.alasan, isi.alasan_selisih, detail.alasan].find(
    (one) => typeof one === 'string' && one.trim(),
  );
  return typeof found === 'string' ? found.trim().slice(0, 500) : '';
}

/**
 * Asks a superior for one write: the reason first, unless the write says it, then two minutes for
 * the answer. Neither Esc nor a click outside ends it; only its own buttons do (1§2).
 */
export function OtorisasiDialog({ request, onDone }: Props) {
  const { detail } = request.problem;
  const dulu = request.before?.problem.detail.angka as Angka[] | undefined;
  const events = (detail.events as string[]) ?? [String(detail.event)];
  // Why a day is worked on that should be closed, no remark of the write says (D-33.18).
  const mundur = events.includes('TANGGAL_MUNDUR');
  const [catatan, setCatatan] = useState(() => (mundur ? '' : alasanOf(request)));
  const [kosong, setKosong] = useState(false);
  const [asked, setAsked] = useState<Permintaan>();
  const [busy, setBusy] = useState(false);

  const ask = async () => {
    if (mundur && !catatan.trim()) return setKosong(true);
    setBusy(true);
    const { method, path, body } = request;
    const sebelum = request.before?.keystore;
    const given = { method, path, body, sebelum, catatan: catatan.trim() || undefined };
    await call(mintaOtorisasiEndpoint, { body: given }).then(
      (answer) => setAsked({ ...answer, catatan: catatan.trim(), dulu }),
      (error: unknown) => {
        if (isProblem(error)) showProblem(error);
        onDone(undefined);
      },
    );
    setBusy(false);
  };
  const langsung = useRef(catatan !== '');
  useEffect(() => {
    if (!langsung.current) return;
    langsung.current = false;
    void ask();
  });
  const giveUp = () => {
    if (asked)
      void call(batalkanOtorisasiEndpoint, { params: { keystore: asked.keystore } }).catch(
        () => {},
      );
    onDone(undefined);
  };
  const refused = (elsewhere?: true) => {
    toast.error(elsewhere ? 'Permintaan Otorisasi QR ditolak' : 'Permintaan otorisasi ditolak');
    onDone(undefined);
  };

  const title = (
    <span className={css.title}>
      <IconLock size={19} stroke={1.7} aria-hidden />
      {t('Otorisasi')}
    </span>
  );
  if (asked)
    return (
      <OtorisasiWait
        title={title}
        asked={asked}
        onApproved={onDone}
        onRefused={refused}
        onGiveUp={giveUp}
        onAgain={() => setAsked(undefined)}
      />
    );
  return (
    <DialogFrame
      title={title}
      width={520}
      foot={
        <>
          <Button look="danger" onClick={giveUp}>
            {t('Batalkan permintaan')}
          </Button>
          <Button
            look="primary"
            busy={busy}
            onClick={() => void ask()}
            data-submit
            shortcut="Enter"
          >
            {t('Minta otorisasi')}
          </Button>
        </>
      }
    >
      <FormFrame onSave={() => void ask()} onLast={() => void ask()} className={css.ask}>
        <RequestCard
          perihal={(detail.perihal as string[]) ?? events}
          ringkasan={String(detail.ringkasan ?? '')}
          angka={(detail.angka as Angka[]) ?? []}
          dulu={dulu}
        />
        <TextInput
          label={t('Alasan, dengan kata Anda sendiri')}
          name="catatan"
          maxLength={500}
          value={catatan}
          onChange={(text) => setCatatan(text ?? '')}
          error={
            kosong && !catatan.trim()
              ? t('{label} Tidak Boleh Kosong', { label: t('Alasan') })
              : undefined
          }
          autoFocus
        />
      </FormFrame>
    </DialogFrame>
  );
}
