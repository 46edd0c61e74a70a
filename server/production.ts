import { runAsInProduction } from '#platform/config.ts'

runAsInProduction()
