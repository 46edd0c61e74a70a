"""What things are made of. Colours are written as on the web and each material is made once."""
import bpy

GROUND = '#F3EFE6'
SUN = '#F5B301'
INK = '#16202B'
NIGHT = '#0E2233'
_made = {}


def linear(colour):
    parts = [int(colour[at:at + 2], 16) / 255 for at in (1, 3, 5)]
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)


def _shader(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, material.node_tree.nodes['Principled BSDF']


def paint(colour, rough=0.45, metal=0.0, glow=0.0):
    key = (colour, rough, metal, glow)
    if key not in _made:
        material, shader = _shader(str(key))
        shader.inputs['Base Color'].default_value = (*linear(colour), 1)
        shader.inputs['Roughness'].default_value = rough
        shader.inputs['Metallic'].default_value = metal
        if glow:
            shader.inputs['Emission'].default_value = (*linear(colour), 1)
            shader.inputs['Emission Strength'].default_value = glow
        _made[key] = material
    return _made[key]


def _wire(nodes, links, shader, picture, glow):
    links.new(picture.outputs['Color'], shader.inputs['Base Color'])
    links.new(picture.outputs['Alpha'], shader.inputs['Alpha'])
    if glow:
        links.new(picture.outputs['Color'], shader.inputs['Emission'])
        shader.inputs['Emission Strength'].default_value = glow


def printed(file, rough=0.5, glow=0.0):
    """A picture laid on a surface: a label, a screen, the cells of a panel."""
    key = (file, rough, glow)
    if key not in _made:
        material, shader = _shader(file)
        tree = material.node_tree
        picture = tree.nodes.new('ShaderNodeTexImage')
        picture.image = bpy.data.images.load(file, check_existing=True)
        picture.extension = 'EXTEND'
        _wire(tree.nodes, tree.links, shader, picture, glow)
        shader.inputs['Roughness'].default_value = rough
        shader.inputs['Specular'].default_value = 0.3
        _made[key] = material
    return _made[key]


def paper():
    """The ground: plain diffuse, which is quick to reckon where most of the picture is ground."""
    material, shader = _shader('paper')
    nodes = material.node_tree.nodes
    flat = nodes.new('ShaderNodeBsdfDiffuse')
    flat.inputs['Color'].default_value = (*linear(GROUND), 1)
    material.node_tree.links.new(flat.outputs[0], nodes['Material Output'].inputs['Surface'])
    nodes.remove(shader)
    return material


def plastic(colour='#2A3542'):
    return paint(colour, 0.42)


def dark():
    return paint('#10161D', 0.5)


def black():
    return paint('#1B222A', 0.45)


def rubber():
    return paint('#15191E', 0.75)


def white():
    return paint('#ECECE8', 0.38)


def grey():
    return paint('#AEB7C0', 0.45)


def steel():
    return paint('#C3C8CC', 0.3, 1.0)


def brushed():
    return paint('#AFB4B8', 0.42, 1.0)


def aluminium():
    return paint('#D0D4D7', 0.38, 0.9)


def brass():
    return paint('#D9AE62', 0.3, 1.0)


def copper():
    return paint('#D08A5B', 0.28, 1.0)


def sun():
    return paint(SUN, 0.38)


def red():
    return paint('#B3271E', 0.42)


def lamp(colour='#38D07A'):
    return paint(colour, 0.3, 0.0, 1.6)
