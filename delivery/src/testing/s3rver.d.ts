declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: { directory: string; silent: boolean; allowMismatchedSignatures: boolean });
  }
}
