// biome-ignore lint/style/noProcessEnv: React and the router read it, and without it they run as in development
process.env.NODE_ENV ||= 'production'
