import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { Modal } from '@mantine/core';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { keysToSoon } from '#kit/web/base/key-router.ts';
import { layer } from '#kit/web/base/layer.ts';
import { t } from '#kit/web/base/text.ts';
import { WithMantine } from '#kit/web/theme/with-mantine.tsx';
import { beginIn } from '#kit/web/feedback/first-focus.ts';
import { focusScan } from '#kit/web/write/focus.ts';
import css from '#kit/web/feedback/dialog.module.css';

type Props = {
  title: ReactNode;
  /** Absent: neither Esc nor a click outside nor a cross closes it. */
  onClose?: () => void;
  width?: number;
  children: ReactNode;
  /** The buttons, right-aligned under a line. */
  foot?: ReactNode;
  aside?: ReactNode;
  /** Content reaches the edges: it brings its own padding. */
  flush?: boolean;
};

/** The one frame of every dialog: focus moves in, to its first field, stays, and goes back where it came from. */
export function DialogFrame({ title, onClose, width = 440, children, foot, aside, flush }: Props) {
  useFocusBack();
  useKeysHere();
  const frame = useEscape(onClose);
  const begins = useCallback((body: HTMLElement | null) => (body ? beginIn(body) : undefined), []);
  return (
    <WithMantine>
      <Modal.Root
        opened
        onClose={onClose ?? (() => {})}
        closeOnEscape={false}
        closeOnClickOutside={!!onClose}
        size={width}
        transitionProps={{ duration: 0 }}
        centered
        classNames={{
          overlay: css.veil,
          content: css.frame,
          header: css.head,
          title: css.title,
          body: flush ? css.flush : css.body,
        }}
      >
        <Modal.Overlay />
        <Modal.Content ref={frame}>
          <Modal.Header>
            <Modal.Title>{title}</Modal.Title>
            {aside}
            {onClose && <Modal.CloseButton aria-label={t('Tutup')} size={28} data-close />}
          </Modal.Header>
          <Modal.Body ref={begins}>{children}</Modal.Body>
          {foot && <div className={css.foot}>{foot}</div>}
        </Modal.Content>
      </Modal.Root>
    </WithMantine>
  );
}

/** What one dialog has closed at closes no second one. */
const taken = new WeakSet<Event>();

/** Esc closes the uppermost dialog alone: the card that it lies over stays. */
function useEscape(onClose: (() => void) | undefined) {
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || taken.has(event)) return;
      // An open list of choices takes it first.
      if ((event.target as Element | null)?.getAttribute?.(OWN_ESCAPE) === 'true') return;
      const top = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
      if (!latest.current || !frame.current || frame.current !== top) return;
      taken.add(event);
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', heard, { capture: true });
    return () => window.removeEventListener('keydown', heard, { capture: true });
  }, []);
  return frame;
}

/** Mantine's mark of a field whose Esc is for itself. */
const OWN_ESCAPE = 'data-mantine-stop-propagation';

/** So soon has a dialog that is drawn the focus; one that has no field takes no keys. */
const DRAWN_MS = 500;

/** What is pressed before the focus is here is for this dialog, and not for what it lies over. */
function useKeysHere(): void {
  useLayoutEffect(() => {
    const here = () => [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
    keysToSoon(() => !!here()?.contains(document.activeElement), DRAWN_MS);
  }, []);
}

/**
 * A dialog of ours is drawn open and goes with its drawing, which Mantine does not hear of: what had
 * the focus gets it back here, unless something else took it meanwhile. Where that field went, too, as
 * after a sale, the next code belongs to the scan field.
 */
function useFocusBack(): void {
  // In the first drawing: afterwards a field of the dialog has it.
  const [from] = useState(() => document.activeElement);
  useEffect(
    () => () =>
      void setTimeout(() => {
        const lost = !document.activeElement || document.activeElement === document.body;
        if (!lost) return;
        if (from instanceof HTMLElement && from.isConnected && from !== document.body)
          from.focus({ preventScroll: true });
        // What lies under another dialog gets no focus: no code is typed into what is out of sight.
        else if (layer.now === 0) focusScan();
      }),
    [from],
  );
}
