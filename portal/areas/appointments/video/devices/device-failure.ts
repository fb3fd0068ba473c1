/** Why a camera or a microphone cannot be used, in words of `video.check.failures`. */
export type DeviceFailure =
  | 'denied'
  | 'dismissed'
  | 'notFound'
  | 'inUse'
  | 'insecure'
  | 'unsupported'
  | 'failed';

const BY_NAME: Readonly<Record<string, DeviceFailure>> = {
  NotAllowedError: 'denied',
  // The document's own policy, or that of the frame around it.
  SecurityError: 'denied',
  NotFoundError: 'notFound',
  OverconstrainedError: 'notFound',
  NotReadableError: 'inUse',
  AbortError: 'inUse',
  NotSupportedError: 'unsupported',
  TypeError: 'unsupported',
};

/**
 * Reads why a browser has not given a device.
 *
 * @param permission what it says of its permission by now; null where it does not tell
 */
export function deviceFailure(error: unknown, permission: PermissionState | null): DeviceFailure {
  const failure = (error instanceof Error && BY_NAME[error.name]) || 'failed';
  // Asked and not answered: it will ask again.
  return failure === 'denied' && permission === 'prompt' ? 'dismissed' : failure;
}

/** Why a browser cannot even be asked; null if it can. Old ones and insecure addresses have no devices at all. */
export function browserFailure(browser: {
  readonly isSecureContext: boolean;
  readonly mediaDevices: Pick<MediaDevices, 'getUserMedia'> | undefined;
}): DeviceFailure | null {
  if (!browser.isSecureContext) return 'insecure';
  return typeof browser.mediaDevices?.getUserMedia === 'function' ? null : 'unsupported';
}
