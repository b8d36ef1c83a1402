/** What a refusal says: 4xx for good reasons, 503 while the source is out of reach. */
export type FaultStatus = 400 | 403 | 404 | 413 | 415 | 503;

/** Why a picture is not given. */
export class ImageFault extends Error {
  readonly status: FaultStatus;
  constructor(status: FaultStatus, reason: string) {
    super(reason);
    this.status = status;
  }
}
