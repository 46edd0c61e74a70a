"""Controllers, protections and the other small boxes."""
import math

import materials as of
from parts import (button, fan, gland, lamps, outlet, screen, screw, shared, slots, stamp, stamp_in)
from shapes import ball, box, card, group, plaque, ring, rod, rounded, slab, tube

CONTROLLERS = {20: (7, 5.2, 2.4, 6), 40: (9.2, 6.8, 2.8, 6), 60: (9.4, 11, 3.6, 6), 100: (12.4, 13, 4.4, 8)}


def _terminals(w, face, z, h, count):
    plaque((0, face, z), w, h, 0.3, of.dark(), 0.12)
    step = w * 0.92 / count
    for at in range(count):
        x = step * (at - (count - 1) / 2)
        plaque((x, face - 0.28, z), step * 0.8, h * 0.8, 0.1, of.paint('#2E9A5B' if at % 2 else '#2A8450', 0.45), 0.06)
        screw(x, face - 0.38, z + h * 0.1, min(step, h) * 0.26)


def controller(scene):
    amps = scene['specs']['current_a']
    w, h, d, ports = CONTROLLERS[amps]
    decals = scene['decals']
    front = -d / 2
    tone = of.plastic('#27323E' if amps < 60 else '#3C4956')
    box((0, d * 0.36, 0), (w, d * 0.28, h), of.aluminium(), 0.06)
    for at in range(15):
        box((-w * 0.48 + at * w * 0.0685, d * 0.42, h * 0.02), (0.1, d * 0.34, h * 0.96 + 0.25), of.aluminium(), 0.02)
    box((0, -d * 0.14, 0), (w * (0.98 if amps < 40 else 0.86), d * 0.72, h), tone, 0.3, 5)
    if amps >= 40:
        for side in (-1, 1):
            for at in range(int(h * 1.6)):
                box((side * w * 0.455, 0, h * 0.05 + at * h * 0.9 / int(h * 1.6)), (w * 0.085, d * 0.5, 0.16), of.aluminium(), 0.03)
    inner = w * 0.8
    stamp(shared('brand-light'), (0, front - 0.012, h * 0.9), h=h * 0.045)
    if amps < 40:
        stamp_in(decals['hero-light'], (inner * 0.12, front - 0.012, h * 0.66), inner * 0.6, h * 0.22)
        stamp_in(decals['second-light'], (inner * 0.12, front - 0.012, h * 0.47), inner * 0.6, h * 0.1)
        lamps(-inner * 0.36, front, h * 0.74, h * 0.13, 3, 1, h * 0.025)
    else:
        screen(decals['screen'], 0, front, h * 0.68, inner * 0.66, h * 0.26)
        for at in range(4 if amps > 50 else 2):
            rod((inner * 0.16 * (at - (1.5 if amps > 50 else 0.5)), front, h * 0.48), h * 0.03, -0.12, of.grey(), 'y', 0.03, 24)
        stamp_in(decals['second-light'], (0, front - 0.012, h * 0.4), inner * 0.5, h * 0.05)
    box((0, front, h * 0.335), (inner, 0.05, h * 0.018), of.sun(), 0)
    _terminals(inner, front, h * 0.17, h * 0.2, ports)


def _din(scene, poles, pole, tone, lever, light):
    h, d, nose = 3.5, 2.2, 0.7
    w = poles * pole
    decals = scene['decals']
    box((0, 0.3, 0), (w, d, h), tone, 0.08)
    box((0, -d / 2 + 0.1, h * 0.27), (w, nose, h * 0.46), tone, 0.08)
    front, face = -d / 2 + 0.3, -d / 2 + 0.1 - nose / 2
    for at in range(1, poles):
        box((w * (at / poles - 0.5), front, 0.05), (0.03, 0.03, h - 0.1), of.dark(), 0)
    for at in range(poles):
        x = pole * (at - (poles - 1) / 2)
        for z in (h * 0.12, h * 0.88):
            rod((x, front + 0.02, z), pole * 0.26, -0.06, of.dark(), 'y', 0)
            screw(x, front - 0.04, z, pole * 0.17)
    name = '-light' if light else ''
    stamp_in(decals[f'hero{name}'], (0, face - 0.01, h * 0.655), w * 0.7, h * 0.105)
    plaque((0, face, h * 0.46), w * 0.52, h * 0.22, 0.05, of.dark(), 0.08)
    with group((0, face - 0.02, h * 0.46), (18, 0, 0)):
        box((0, -0.2, -0.16), (w * 0.44, 0.5, 0.32), lever, 0.09)
    stamp_in(decals[f'second{name}'], (0, face - 0.01, h * 0.315), w * 0.5, h * 0.05)


def breaker(scene):
    if scene['specs']['rated_a'] > 100:
        return _din(scene, 2, 1.45, of.plastic('#2A343F'), of.sun(), True)
    return _din(scene, 2, 1.05, of.white(), of.black(), False)


def _stud(x):
    rod((x, 0, 0.9), 0.55, 0.12, of.steel(), 'z', 0.02)
    rod((x, 0, 0.9), 0.2, 1.35, of.steel(), 'z', 0.03)
    for z in (1.02, 1.5):
        rod((x, 0, z), 0.4, 0.26, of.brushed(), 'z', 0.03, 6)


def fuse(scene):
    box((0, 0, 0), (6.4, 2.8, 0.9), of.plastic('#232C35'), 0.2)
    for x in (-2.4, 2.4):
        _stud(x)
        box((x * 0.78, 0, 1.28), (1.9, 0.9, 0.14), of.copper(), 0.04)
    with group((0, 0, 1.35)):
        rod((-1.35, 0, 0), 0.78, 2.7, of.white(), 'x', 0.06, 56)
        for x in (-1.4, 0.98):
            rod((x, 0, 0), 0.81, 0.42, of.brass(), 'x', 0.04, 56)
        with group((0, 0, 0), (-32, 0, 0)):
            stamp_in(scene['decals']['hero'], (0, -0.83, 0.05), 1.5, 0.5)
    stamp(shared('brand-light'), (-1.6, -1.41, 0.46), w=1.9)
    stamp_in(scene['decals']['second-light'], (2.0, -1.41, 0.46), 1.6, 0.36)


def _holders(x, face, z, count):
    for at in range(count):
        left = x + at * 0.52
        plaque((left, face, z), 0.49, 2.2, 1.0, of.white(), 0.06, 0.03)
        plaque((left, face - 0.98, z), 0.34, 0.9, 0.25, of.red() if at % 2 == 0 else of.black(), 0.08, 0.03)


def combiner(scene):
    w, h, d = 9.6, 10.2, 4.6
    strings = scene['specs']['strings']
    shell = of.paint('#D5DADD', 0.45)
    with group((0, 0, 0.9)):
        box((0, d * 0.29, 0.03), (w - 0.08, d * 0.4, h - 0.06), shell, 0.2, 5)
        for side in (-1, 1):
            box((side * (w / 2 - 0.22), 0, 0), (0.44, d, h), shell, 0.12)
            box((0, 0.01, 0.015 if side < 0 else h - 0.455), (w - 0.04, d - 0.04, 0.44), shell, 0.12)
        back = d * 0.1
        card_w = w - 0.9
        box((0, back + 0.05, 0.4), (card_w, 0.05, h - 0.8), of.white(), 0)
        for z in (h * 0.3, h * 0.68):
            box((0, back, z - 0.35), (card_w * 0.96, 0.3, 0.7), of.steel(), 0.02)
        _holders(-3.55, back - 0.2, h * 0.68, strings * 2)
        for at in range(3):
            plaque((-2.9 + at * 0.78, back - 0.2, h * 0.3), 0.74, 2.2, 1.1, of.paint('#E0A92E', 0.45), 0.06, 0.03)
            plaque((-2.9 + at * 0.78, back - 1.3, h * 0.34), 0.3, 0.3, 0.03, of.lamp(), 0.05)
        plaque((1.5, back - 0.2, h * 0.3), 2.2, 2.2, 1.1, of.white(), 0.06, 0.03)
        box((1.5, back - 1.5, h * 0.28), (1.0, 0.5, 0.45), of.black(), 0.08)
        for at in range(strings):
            x = -3.55 + at * 1.04
            tube([(x, back - 0.7, h * 0.58), (x, back - 0.8, h * 0.5), (x + 0.5, back - 0.8, h * 0.46), (1.1, back - 0.7, h * 0.44), (1.1, back - 0.7, h * 0.4)],
                 0.1, of.red(), soft=True)
            tube([(x + 0.52, back - 0.6, h * 0.58), (x + 0.52, back - 0.6, h * 0.5), (x + 1, back - 0.6, h * 0.48), (1.9, back - 0.6, h * 0.46),
                  (1.9, back - 0.6, h * 0.4)], 0.1, of.rubber(), soft=True)
        plaque((3.2, back, h * 0.68), 1.6, 1.1, 0.05, of.white(), 0.1)
        stamp_in(scene['decals']['hero'], (2.95, back - 0.32, h * 0.69), 1.5, 0.8)
        stamp_in(scene['decals']['second'], (0, back + 0.01, h * 0.5), 2.4, 0.36)
        for at in range(6):
            gland(-3.6 + at * 1.44, -0.2, 0.05, 0.36)
        with group((-w / 2, -d / 2, 0), (0, 0, -112)):
            box((w / 2, -0.15, 0), (w, 0.5, h), shell, 0.3, 5)
            box((w / 2, 0.12, 0.5), (w * 0.86, 0.06, h - 1), of.white(), 0.02)


def transfer_switch(scene):
    w, h, d = 5.6, 4.6, 3.0
    decals = scene['decals']
    box((0, 0.2, 0), (w, d, h), of.white(), 0.22)
    front = -d / 2 + 0.2
    box((0, front, h * 0.27), (w * 0.98, 0.9, h * 0.42), of.plastic('#2A343F'), 0.14)
    face = front - 0.45
    plaque((0, face, h * 0.48), w * 0.22, h * 0.3, 0.06, of.dark(), 0.12)
    box((0, face - 0.2, h * 0.48), (w * 0.17, 0.5, h * 0.12), of.sun(), 0.1)
    stamp_in(decals['hero-light'], (w * 0.31, face - 0.01, h * 0.54), w * 0.3, h * 0.12)
    stamp_in(decals['second-light'], (w * 0.31, face - 0.01, h * 0.4), w * 0.3, h * 0.06)
    lamps(-w * 0.36, face, h * 0.55, h * 0.15, 2, 1, 0.17)
    for z, places in ((h * 0.84, (-0.36, -0.13, 0.13, 0.36)), (h * 0.13, (-0.36, 0.36))):
        for x in places:
            rod((w * x, front, z), 0.4, -0.06, of.dark(), 'y', 0)
            screw(w * x, front - 0.04, z, 0.27)
    stamp(shared('brand-ink'), (0, front - 0.012, h * 0.13), w=w * 0.3)


def shunt(scene):
    with group((2.4, 0.9, 0)):
        rod((0, 0, 1.55), 1.5, -0.5, of.black(), 'y', 0.1, 64)
        rod((0, 0.1, 1.55), 1.25, 1.0, of.black(), 'y', 0.05, 64)
        screen(scene['decals']['screen'], 0, -0.45, 1.6, 1.9, 0.88)
        for x in (-0.45, 0, 0.45):
            rod((x, -0.5, 0.8), 0.13, -0.1, of.grey(), 'y', 0.02, 24)
    with group((-1.3, -0.9, 0), (0, 0, 14)):
        box((0, 0, 0), (5.6, 1.8, 0.5), of.plastic('#232C35'), 0.1)
        for x in (-2.0, 2.0):
            box((x, 0, 0.5), (1.5, 1.5, 1.0), of.brass(), 0.06)
            rod((x, 0, 1.5), 0.42, 0.3, of.steel(), 'z', 0.03, 6)
            rod((x, 0, 1.5), 0.18, 0.6, of.steel(), 'z', 0.02)
        for at in range(4):
            box((0, -0.5 + at * 0.33, 0.75), (2.7, 0.12, 0.5), of.copper(), 0.02)
        stamp_in(scene['decals']['hero-light'], (0, -0.905, 0.25), 1.3, 0.34)
    tube([(0.6, -0.6, 0.6), (1.5, -1.6, 0.2), (3.4, -1.7, 0.12), (4.4, -0.4, 0.12), (3.6, 1.6, 0.12), (2.6, 2.2, 0.9), (2.4, 1.9, 1.5)], 0.09,
         of.rubber(), soft=True)


def _clamp(x, y, turn, paint):
    with group((x, y, 0.5), (0, 0, turn)):
        for way in (-1, 1):
            with group((0, 0, 0), (0, 0, way * 9)):
                box((0.9, way * 0.12, -0.28), (2.4, 0.24, 0.56), paint, 0.1)
                box((-1.1, way * 0.2, -0.24), (1.6, 0.18, 0.48), of.copper(), 0.05)
        rod((-0.2, 0, -0.35), 0.2, 0.7, of.steel(), 'z', 0.03)


def charger(scene):
    w, h, d = 8.2, 3.0, 4.6
    tone = of.paint('#A9B2BA', 0.4, 0.4)
    box((0, 0.8, 0.1), (w, d, h), tone, 0.2)
    for at in range(12):
        box((-w * 0.45 + at * w * 0.082, 0.8, h + 0.02), (0.24, d * 0.94, 0.22), tone, 0.05)
    front = 0.8 - d / 2
    plaque((-w * 0.16, front, h * 0.52), w * 0.52, h * 0.76, 0.03, of.white(), 0.12)
    stamp_in(scene['decals']['plate'], (-w * 0.16, front - 0.04, h * 0.52), w * 0.51, h * 0.75)
    fan(w * 0.31, front, h * 0.5, h * 0.34)
    lamps(w * 0.455, front, h * 0.88, 0.3, 1, 1, 0.1)
    for x, paint, way in ((-3.2, of.red(), -1), (-2.5, of.rubber(), 1)):
        tube([(x, front, 0.5), (x, front - 1.2, 0.25), (x + way * 0.3 + 0.4, front - 2.4, 0.2), (x + 2.4, front - 2.6 + way * 0.9, 0.3), (x + 3.0, front - 2.6 + way * 1.0, 0.5)],
             0.17, paint, soft=True)
    _clamp(1.6, front - 3.5, 190, of.red())
    _clamp(2.4, front - 1.7, 170, of.black())


def protector(scene):
    w, h, d = 3.4, 5.4, 1.9
    decals = scene['decals']
    box((0, 0, 0), (w, d, h), of.white(), 0.45, 6)
    front = -d / 2
    screen(decals['screen'], 0, front, h * 0.83, w * 0.68, h * 0.19)
    lamps(-w * 0.28, front, h * 0.645, w * 0.16, 3, 1, 0.13, across=True)
    stamp_in(decals['second'], (w * 0.26, front - 0.012, h * 0.645), w * 0.3, h * 0.05)
    outlet(0, front, h * 0.385, h * 0.32)
    stamp_in(decals['hero'], (0, front - 0.012, h * 0.12), w * 0.62, h * 0.09)
    for x in (-0.25, 0.25):
        box((x, d / 2 + 0.4, h * 0.4), (0.06, 0.8, 0.28), of.brass(), 0.01)


def _bulb(scene, x, y, lit):
    glow = of.paint('#FFF3D2', 0.35, 0, 0.55) if lit else of.paint('#F6F5F0', 0.35)
    with group((x, y, 0)):
        rod((0, 0, 0.05), 0.3, 0.18, of.dark(), 'z', 0.05, 32, 1.6)
        rod((0, 0, 0.2), 0.5, 0.95, of.steel(), 'z', 0.03)
        for at in range(4):
            ring((0, 0, 0.34 + at * 0.22), 0.5, 0.07, of.steel())
        rod((0, 0, 1.12), 0.56, 1.5, of.white(), 'z', 0.08, 56, 1.85)
        ball((0, 0, 3.1), 1.2, glow, (1, 1, 1.02))
        rod((0, 0, 2.3), 1.03, 0.4, glow, 'z', 0, 56, 1.12)
        stamp_in(scene['decals']['hero'], (0, -0.86, 1.8), 0.7, 0.32)


def bulbs(scene):
    for at, (x, y) in enumerate(((-3.9, 1.1), (0.1, 1.5), (-1.9, -1.4), (2.3, -1.1))):
        _bulb(scene, x, y, at != 0)


def transfer_panel(scene):
    w, h, d = 10.5, 14.5, 4.6
    decals = scene['decals']
    circuits = scene['specs']['circuits']
    box((0, 0, 0), (w, d, h), of.paint('#8E979F', 0.5), 0.18)
    front = -d / 2
    box((0, front - 0.1, 0.5), (w - 1, 0.3, h - 1), of.paint('#C9CED3', 0.5), 0.1)
    face = front - 0.25
    for x in (-2.3, 2.3):
        plaque((x, face, h * 0.83), 3.3, 2.5, 0.2, of.black(), 0.2, 0.04)
        stamp_in(decals['meter'], (x, face - 0.215, h * 0.83), 2.9, 2.1)
    half = circuits // 2
    for at in range(circuits):
        x = -2.3 if at < half else 2.3
        z = h * 0.63 - (at % half) * h * 0.083
        plaque((x, face, z), 2.5, 0.9, 0.08, of.dark(), 0.1)
        with group((x - 0.5, face - 0.08, z), (0, 0, 7)):
            plaque((0, 0, 0), 1.2, 0.68, 0.22, of.paint('#E6E6E2', 0.4), 0.08, 0.04)
        rod((x + 0.75, face - 0.08, z), 0.15, -0.06, of.lamp(), 'y', 0.02, 20)
    for x in (-w * 0.43, w * 0.43):
        for z in (h * 0.06, h * 0.94):
            screw(x, face, z, 0.2)
    stamp(shared('brand-ink'), (-2.3, face - 0.012, h * 0.085), w=2.6)
    stamp_in(decals['hero'], (2.3, face - 0.012, h * 0.085), 2.2, 0.6)
