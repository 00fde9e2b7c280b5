type Detector = { detect(from: HTMLVideoElement): Promise<readonly { rawValue: string }[]> };
type Detectors = { BarcodeDetector?: new (options: { formats: string[] }) => Detector };

/** A web view that knows no codes, or a device without a camera: the address is typed. */
export const canReadQr = (): boolean =>
  typeof (globalThis as Detectors).BarcodeDetector === 'function' &&
  navigator.mediaDevices !== undefined;

const LOOK_MS = 200;

/** Looks through the camera until a QR is seen, or until the person stops it. */
export async function readQr(video: HTMLVideoElement, stop: AbortSignal): Promise<string | null> {
  const Made = (globalThis as Detectors).BarcodeDetector;
  if (!Made) return null;
  const detector = new Made({ formats: ['qr_code'] });
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  });
  try {
    video.srcObject = stream;
    await video.play();
    while (!stop.aborted) {
      const [seen] = await detector.detect(video);
      if (seen?.rawValue) return seen.rawValue;
      await new Promise((go) => setTimeout(go, LOOK_MS));
    }
    return null;
  } finally {
    video.srcObject = null;
    for (const track of stream.getTracks()) track.stop();
  }
}
